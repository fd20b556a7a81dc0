import { randomUUID } from 'node:crypto';
import { decideWith } from '@maidan/games/random.ts';
import type { AnyTableRules } from '@maidan/games/game.ts';
import { potsToTell } from '@maidan/games/table/replay-sitting.ts';
import { tableRulesOf } from '@maidan/games/table-rules.ts';
import { FOLD, TABLE, type Change, type Hand, type Seat, type Table } from '@maidan/games/table/table.ts';
import type { HouseDatabase } from '#db/house-database.ts';
import type { House } from '#house.ts';
import { roundBytesAtOnce } from '#rounds/round-bytes.ts';
import { dueAt } from './due.ts';
import { getUp, insertBot, seatsAt, writeSeat, type SeatRow } from './seat.store.ts';
import { linkOfTable } from './table-chain.ts';
import type { SeenTable } from './table.present.ts';
import {
  actionsOf,
  endHand,
  insertAction,
  insertHand,
  lastHand,
  lockTable,
  writeTable,
  writeTurn,
  type HandRow,
  type TableRow,
} from './table.store.ts';

/** A table as it is while its row is locked. */
export type AtTable = {
  readonly tx: HouseDatabase;
  readonly row: TableRow;
  readonly rules: AnyTableRules;
  readonly table: Table;
  /** Whoever has a place, also who has not paid for it yet. */
  readonly seats: readonly SeatRow[];
  readonly now: number;
};

/**
 * Everything that happens at a table happens in here: one after the other, whichever house does it, and as a whole or not at all. Null: there is no
 * such table, or the fence has moved on.
 */
export function atTable<Result>(
  house: House,
  id: string,
  work: (at: AtTable) => Promise<Result>,
  fence: string | null = null,
): Promise<Result | null> {
  return house.clockDb.transaction(async (tx) => {
    const row = await lockTable(tx, id, 'write', fence);
    const rules = row && tableRulesOf(row.gameCode);
    if (!row || !rules) return null;
    const seats = await seatsAt(tx, id);
    const last = await lastHand(tx, id);
    const hand = last?.state === 'playing' ? await playedHand(tx, row, rules, last) : null;
    return work({ tx, row, rules, seats, now: row.nowMs, table: tableOf(row, seats, hand) });
  });
}

/** The same, for those who only look. The newest hand is there also when it is over. */
export function seenTable(house: House, id: string): Promise<SeenTable | null> {
  return house.db.transaction(async (tx) => {
    const row = await lockTable(tx, id, 'read');
    const rules = row && tableRulesOf(row.gameCode);
    if (!row || !rules) return null;
    const seats = await seatsAt(tx, id);
    const last = await lastHand(tx, id);
    const hand = last ? { played: await playedHand(tx, row, rules, last), state: last.state } : null;
    return {
      row,
      rules,
      seats,
      hand,
      table: tableOf(row, seats, hand?.state === 'playing' ? hand.played : null),
    };
  });
}

function tableOf(row: TableRow, seats: readonly SeatRow[], hand: Hand | null): Table {
  const { nextHand, dealer } = row;
  return {
    unit: BigInt(row.unit),
    nextHand,
    dealer,
    hand,
    seats: seats.flatMap((seat) => seatOf(seat) ?? []),
  };
}

function seatOf({ id, place, bot, chips, state, awaySinceMs, bankMs, hands, seed }: SeatRow): Seat | null {
  if (state !== 'seated' && state !== 'leaving') return null;
  return {
    id,
    place,
    isBot: bot !== null,
    chips: BigInt(chips),
    state,
    awaySince: awaySinceMs,
    bankMs,
    hands,
    seed,
  };
}

/** Found again by dealing and taking the actions in order. */
export async function playedHand(
  tx: HouseDatabase,
  row: TableRow,
  rules: AnyTableRules,
  hand: HandRow,
): Promise<Hand> {
  const dealt = hand.dealt.map((seat) => ({ ...seat, chips: BigInt(seat.chips) }));
  const actions = await actionsOf(tx, row.id, hand.number);
  let state = await dealtState(row, rules, { ...hand, dealt });
  for (const { place, action } of actions)
    state = action === FOLD ? rules.fold(state, place) : rules.act(state, place, action);
  const { number, dealer, clientSeed } = hand;
  return {
    number,
    dealer,
    clientSeed,
    dealt,
    state,
    step: actions.length,
    turnStartedAt: hand.turnStartedAtMs,
  };
}

export const dealtState = (
  row: TableRow,
  rules: AnyTableRules,
  { number, clientSeed, dealt }: Pick<Hand, 'number' | 'clientSeed' | 'dealt'>,
): Promise<unknown> =>
  decideWith(
    { serverSeed: linkOfTable(row, number), clientSeed, nonce: number },
    (draw) => rules.deal(dealt, BigInt(row.unit), draw),
    roundBytesAtOnce,
  );

export type NewBot = { readonly place: number; readonly bot: number };

/** Writes what has changed, all of it behind the row of the table. */
export async function save(
  at: AtTable,
  change: Change,
  { bots = [], isOpen = true }: { bots?: readonly NewBot[]; isOpen?: boolean } = {},
): Promise<void> {
  const { tx, row, table: before, now } = at;
  const { table, taken, ended, out } = change;
  const started = table.hand && table.hand.number !== before.hand?.number ? table.hand : null;
  if (started) await writeStart(at, started);
  const number = ended?.hand.number ?? table.hand?.number;
  for (const action of taken) if (number !== undefined) await insertAction(tx, row.id, number, action);
  if (ended) {
    const paidOut = [...ended.paidOut.values()].reduce((sum, amount) => sum + amount, 0n);
    await endHand(tx, row.id, ended.hand.number, { ...ended, paidOut, pots: potsToTell(ended) });
  } else if (table.hand && taken.length > 0)
    await writeTurn(tx, row.id, table.hand.number, table.hand.turnStartedAt);
  for (const seat of table.seats) if (!before.seats.includes(seat)) await writeSeat(tx, seat);
  for (const { seat, reason } of out) await getUp(tx, seat, reason);
  const newBots = bots.map((bot) => ({ ...bot, id: randomUUID() }));
  const { gameCode, buyIn } = row;
  for (const bot of newBots) await insertBot(tx, { ...bot, tableId: row.id, gameCode, buyIn });
  const readyAt = ended ? now + TABLE.pauseMs : row.readyAtMs;
  const seats = await seatsAt(tx, row.id);
  await writeTable(tx, row.id, {
    nextHand: table.nextHand,
    dealer: table.dealer,
    readyAt,
    dueAt: isOpen
      ? dueAt(
          at.rules,
          tableOf({ ...row, nextHand: table.nextHand, dealer: table.dealer }, seats, table.hand),
          { seats, readyAt, now },
        )
      : null,
    isOpen,
  });
}

async function writeStart(
  { tx, row, now }: AtTable,
  { number, dealer, clientSeed, dealt }: Hand,
): Promise<void> {
  await insertHand(tx, {
    tableId: row.id,
    number,
    dealer,
    clientSeed,
    dealt: dealt.map((seat) => ({ ...seat, chips: seat.chips.toString() })),
    startedAt: now,
  });
}
