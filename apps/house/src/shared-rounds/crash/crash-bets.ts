import { CRASH, isStake, multiplierAfter } from '@maidan/games/crash/crash.ts';
import { parseMoney } from '@maidan/contract/money.ts';
import type { House } from '#house.ts';
import type { StoredSession } from '#sessions/play-session.store.ts';
import { cancelBet, ownBet, placeBet, settleAsPlaced, type NewBetInput } from '../bets.ts';
import type { SharedBet } from '../shared-bet.store.ts';
import { SharedRefusal } from '../shared-refusal.ts';
import { CRASH_TIMES } from './crash-clock.ts';
import { betsToLeave, flownFor, leaveAt } from './flight.store.ts';

export type FlightBetInput = Omit<NewBetInput, 'stake' | 'chips'> & { stake: string };

export async function placeFlightBet(
  house: House,
  session: StoredSession,
  input: FlightBetInput,
): Promise<SharedBet> {
  const stake = parseMoney(input.stake);
  if (!isStake(stake) || (input.leavesAt ?? 0) > CRASH.capHundredths) throw new SharedRefusal('BAD_REQUEST');
  return placeBet(house, session, { ...input, stake, chips: null });
}

/** Leaves the flight with what was reached when the message was received here, whatever happened to it on the way to the row. */
export async function leaveFlight(
  house: House,
  session: StoredSession,
  id: string,
  receivedAt: number,
): Promise<SharedBet> {
  const bet = await ownBet(house.clockDb, session, id);
  if (bet.chips !== null) throw new SharedRefusal('NOT_FOUND');
  if (bet.state !== 'placed') return left(bet);
  const gone = await house.clockDb.transaction(async (tx) => {
    // Reckoned when there is a connection: waiting for one is no part of the flight.
    const receivedMsAgo = performance.now() - receivedAt;
    const flown = await flownFor(tx, bet.roundId, { receivedMsAgo, silenceMs: CRASH_TIMES.silenceMs });
    const reached = flown === null || flown.ms < 0 ? null : multiplierAfter(flown.ms);
    if (flown === null || reached === null || reached > flown.result) throw new SharedRefusal('TOO_LATE');
    // Its stake goes back, now or at the next step of the clock. Who could also win would have nothing to lose.
    if (flown.interrupted && bet.leavesAt === null) throw new SharedRefusal('RETURNED');
    return leaveAt(tx, id, reached, house.timing.leaseMs);
  });
  return gone ? settleAsPlaced(house, session, gone) : left(await ownBet(house.clockDb, session, id));
}

function left(bet: SharedBet): SharedBet {
  if (bet.state === 'undoing' || bet.state === 'rolled-back') throw new SharedRefusal('RETURNED');
  if (bet.leftAt === null) throw new SharedRefusal('TOO_LATE');
  return bet;
}

/** A player whose line broke leaves where they said that they would then; before the start, they are not in it at all. */
export async function leaveLost(
  house: House,
  session: StoredSession,
  round: { id: string; state: 'open' | 'running' | 'ended' | 'void' },
  receivedAt: number,
): Promise<void> {
  for (const { id } of await betsToLeave(house.db, session.playerId, round.id))
    if (round.state === 'open') await cancelBet(house, session, id);
    else await leaveFlight(house, session, id, receivedAt);
}
