import type { House } from '#house.ts';
import { sessionById, type StoredSession } from '#sessions/play-session.store.ts';
import { settleInstant } from './instant/settle-instant.ts';
import { endRound } from './round-money.ts';
import { roundById, type StoredRound } from './round.store.ts';
import { playAbandoned } from './stepwise/play-abandoned.ts';
import { settleStepwise } from './stepwise/settle-stepwise.ts';

/** Brings a round whose time has come further: one that an attempt left behind, or one that its player did. */
export async function settleRound(house: House, roundId: string): Promise<void> {
  const round = await roundById(house.db, roundId);
  // Taken up by the worker it has had more than one attempt; since then somebody has taken it further, who looks after it.
  if (round.state !== 'deciding' && round.attempts < 2) return;
  const session = await sessionById(house.db, round.sessionId);
  if (!session) throw new Error('a round without its session');
  // Nothing left the house for this one: it simply did not happen.
  if (round.state === 'deciding')
    await endRound(house.db, round, session, { state: 'refused', refusal: 'UNKNOWN' });
  else if (round.state === 'open') await playAbandoned(house, round, session);
  else await settlePlaced(house, round, session);
}

/** One attempt at what a round asks of the wallet now, and the round as it is then. */
export async function settlePlaced(
  house: House,
  round: StoredRound,
  session: StoredSession,
): Promise<StoredRound> {
  if (round.shape === 'stepwise') return settleStepwise(house, round, session);
  return round.state === 'bet-sent' ? settleInstant(house, round, session) : round;
}
