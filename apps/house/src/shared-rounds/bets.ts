import { randomUUID } from 'node:crypto';
import type { HouseDatabase } from '#db/house-database.ts';
import type { House } from '#house.ts';
import { purseOf, takeFrom } from '#own-wallet/own-wallet.store.ts';
import { sessionById, type StoredSession } from '#sessions/play-session.store.ts';
import { settleBet } from './settle-bet.ts';
import { SharedRefusal } from './shared-refusal.ts';
import {
  beginUndo,
  betInGame,
  betOfOperation,
  betsTried,
  insertBet,
  type SharedBet,
} from './shared-bet.store.ts';

export type NewBetInput = {
  operationId: string;
  roundId: string;
  place: number;
  stake: bigint;
  leavesAt: number | null;
  leavesWhenLost: boolean;
  chips: SharedBet['chips'];
};

/** What a game asks of the rows in the transaction that writes a bet, such as what its player has staked already; it refuses by throwing. */
export type BetCheck = (tx: HouseDatabase) => Promise<void>;

/** A player may change their mind, but each time asks two things of the wallet. */
const TRIES_PER_ROUND = 12;
const UNIQUE_VIOLATION = '23505';

class ShortPurse extends Error {}

/** The same operation asked again is the same bet. Written before the wallet hears of it; a round that has begun takes none. */
export async function placeBet(
  house: House,
  session: StoredSession,
  input: NewBetInput,
  check?: BetCheck,
): Promise<SharedBet> {
  const known = await betOfOperation(house.db, session.playerId, input.operationId);
  if (known) return sameBet(known, input);
  if ((await betsTried(house.db, session.playerId, input.roundId)) >= TRIES_PER_ROUND)
    throw new SharedRefusal('TOO_FAST');
  const bet = await insert(house, session, input, check);
  if (bet === 'taken') {
    const other = await betOfOperation(house.db, session.playerId, input.operationId);
    if (other) return sameBet(other, input);
    throw new SharedRefusal('PLACE_TAKEN');
  }
  if (bet === undefined) throw new SharedRefusal('TOO_LATE');
  return settleBet(house, bet, session);
}

function sameBet(known: SharedBet, input: NewBetInput): SharedBet {
  const same =
    known.roundId === input.roundId &&
    known.place === input.place &&
    BigInt(known.stake) === input.stake &&
    known.leavesAt === input.leavesAt &&
    known.leavesWhenLost === input.leavesWhenLost &&
    chipsText(known.chips) === chipsText(input.chips);
  if (!same) throw new SharedRefusal('OPERATION_CONFLICT');
  return known;
}

/** A database keeps keys in an order of its own. */
const chipsText = (chips: SharedBet['chips']): string =>
  JSON.stringify(Object.entries(chips ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** `taken`: the operation is known by now, or there is a bet in this place. */
async function insert(
  house: House,
  session: StoredSession,
  input: NewBetInput,
  check?: BetCheck,
): Promise<SharedBet | 'taken' | undefined> {
  const purse = purseOf(session);
  const bet = {
    ...input,
    id: randomUUID(),
    sessionId: session.id,
    playerId: session.playerId,
    gameCode: session.gameCode,
    isBot: session.isBot,
    stake: input.stake.toString(),
  };
  try {
    if (purse === null && !check) return await insertBet(house.db, bet, house.timing.leaseMs);
    return await house.db.transaction(async (tx) => {
      await check?.(tx);
      const placed = await insertBet(tx, bet, house.timing.leaseMs);
      if (placed && purse !== null && !(await takeFrom(tx, purse, input.stake))) throw new ShortPurse();
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

/** Whoever acts, on whichever device: money goes back to the purse that the stake came from. */
export async function settleAsPlaced(
  house: House,
  acting: StoredSession,
  bet: SharedBet,
): Promise<SharedBet> {
  const session = bet.sessionId === acting.id ? acting : await sessionById(house.db, bet.sessionId);
  if (!session) throw new Error('a bet without its session');
  return settleBet(house, bet, session);
}

export async function ownBet(db: HouseDatabase, session: StoredSession, id: string): Promise<SharedBet> {
  const bet = await betInGame(db, session, id);
  if (!bet) throw new SharedRefusal('NOT_FOUND');
  return bet;
}
