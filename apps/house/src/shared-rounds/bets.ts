import { randomUUID } from 'node:crypto';
import { CRASH, isStake, multiplierAfter } from '@maidan/games/crash/crash.ts';
import { parseMoney } from '@maidan/contract/money.ts';
import type { HouseDatabase } from '#db/house-database.ts';
import type { House } from '#house.ts';
import { purseOf, takeFrom } from '#own-wallet/own-wallet.store.ts';
import { sessionById, type StoredSession } from '#sessions/play-session.store.ts';
import { CLOCK_TIMES } from './shared-clock.ts';
import { settleBet } from './settle-bet.ts';
import { SharedRefusal } from './shared-refusal.ts';
import {
  beginUndo,
  betOfOperation,
  betOfPlayer,
  betsToLeave,
  betsTried,
  flownFor,
  insertBet,
  leaveAt,
  type SharedBet,
} from './shared-bet.store.ts';

export type BetInput = {
  operationId: string;
  roundId: string;
  place: number;
  stake: string;
  leavesAt: number | null;
  leavesWhenLost: boolean;
};

/** A player may change their mind, but each time asks two things of the wallet. */
const TRIES_PER_ROUND = 12;
const UNIQUE_VIOLATION = '23505';

class ShortPurse extends Error {}

/** The same operation asked again is the same bet. Written before the wallet hears of it; a round that has begun takes none. */
export async function placeBet(house: House, session: StoredSession, input: BetInput): Promise<SharedBet> {
  const stake = parseMoney(input.stake);
  if (!isStake(stake) || (input.leavesAt ?? 0) > CRASH.capHundredths) throw new SharedRefusal('BAD_REQUEST');
  const known = await betOfOperation(house.db, session.playerId, input.operationId);
  if (known) return sameBet(known, input, stake);
  if ((await betsTried(house.db, session.playerId, input.roundId)) >= TRIES_PER_ROUND)
    throw new SharedRefusal('TOO_FAST');
  const bet = await insert(house, session, input, stake);
  if (bet === 'taken') {
    const other = await betOfOperation(house.db, session.playerId, input.operationId);
    if (other) return sameBet(other, input, stake);
    throw new SharedRefusal('PLACE_TAKEN');
  }
  if (bet === undefined) throw new SharedRefusal('TOO_LATE');
  return settleBet(house, bet, session);
}

function sameBet(known: SharedBet, input: BetInput, stake: bigint): SharedBet {
  const same =
    known.roundId === input.roundId &&
    known.place === input.place &&
    BigInt(known.stake) === stake &&
    known.leavesAt === input.leavesAt &&
    known.leavesWhenLost === input.leavesWhenLost;
  if (!same) throw new SharedRefusal('OPERATION_CONFLICT');
  return known;
}

/** `taken`: the operation is known by now, or there is a bet in this place. */
async function insert(
  house: House,
  session: StoredSession,
  input: BetInput,
  stake: bigint,
): Promise<SharedBet | 'taken' | undefined> {
  const purse = purseOf(session);
  const bet = {
    ...input,
    id: randomUUID(),
    sessionId: session.id,
    playerId: session.playerId,
    isBot: session.isBot,
    stake: stake.toString(),
  };
  try {
    if (purse === null) return await insertBet(house.db, bet, house.timing.leaseMs);
    return await house.db.transaction(async (tx) => {
      const placed = await insertBet(tx, bet, house.timing.leaseMs);
      if (placed && !(await takeFrom(tx, purse, stake))) throw new ShortPurse();
      return placed;
    });
  } catch (error) {
    if (error instanceof ShortPurse) throw new SharedRefusal('INSUFFICIENT_FUNDS');
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) return 'taken';
    throw error;
  }
}

/** Before the start a bet may be taken back. Asked again it is the same. */
export async function cancelBet(house: House, session: StoredSession, id: string): Promise<SharedBet> {
  const bet = await ownBet(house.db, session, id);
  if (bet.state === 'undoing' || bet.state === 'rolled-back' || bet.state === 'refused') return bet;
  const undoing = await beginUndo(house.db, bet, house.timing.leaseMs);
  if (undoing) return settleAsPlaced(house, session, undoing);
  const now = await ownBet(house.db, session, id);
  if (now.state === 'undoing' || now.state === 'rolled-back') return now;
  throw new SharedRefusal('TOO_LATE');
}

/** Leaves the flight with what was reached when the message was received here, whatever happened to it on the way to the row. */
export async function leaveFlight(
  house: House,
  session: StoredSession,
  id: string,
  receivedAt: number,
): Promise<SharedBet> {
  const bet = await ownBet(house.clockDb, session, id);
  if (bet.state !== 'placed') return left(bet);
  const gone = await house.clockDb.transaction(async (tx) => {
    // Reckoned when there is a connection: waiting for one is no part of the flight.
    const receivedMsAgo = performance.now() - receivedAt;
    const flown = await flownFor(tx, bet.roundId, { receivedMsAgo, silenceMs: CLOCK_TIMES.silenceMs });
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

/** Whoever acts, on whichever device: money goes back to the purse that the stake came from. */
async function settleAsPlaced(house: House, acting: StoredSession, bet: SharedBet): Promise<SharedBet> {
  const session = bet.sessionId === acting.id ? acting : await sessionById(house.db, bet.sessionId);
  if (!session) throw new Error('a bet without its session');
  return settleBet(house, bet, session);
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

async function ownBet(db: HouseDatabase, session: StoredSession, id: string): Promise<SharedBet> {
  const bet = await betOfPlayer(db, session.playerId, id);
  if (!bet) throw new SharedRefusal('NOT_FOUND');
  return bet;
}
