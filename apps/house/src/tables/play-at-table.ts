import { isDeepStrictEqual } from 'node:util';
import { leave, press, unchanged, type Seat } from '@maidan/games/table/table.ts';
import type { House } from '#house.ts';
import { sessionById, type StoredSession } from '#sessions/play-session.store.ts';
import { atTable, save, type AtTable } from './at-table.ts';
import { lastSittings, type Sitting } from './seat.store.ts';
import { giveUp } from './settle-seat.ts';
import { TableRefusal } from './table-refusal.ts';
import { actionsOf } from './table.store.ts';

export type ActInput = { hand: number; step: number; action: Record<string, unknown> };

/** Whatever device it comes from: it is the seat of the player. */
async function seatOf(house: House, { gameCode, playerId }: StoredSession): Promise<Sitting> {
  const [seat] = await lastSittings(house.db, gameCode, [playerId]);
  if (!seat) throw new TableRefusal('NOT_SEATED');
  return seat;
}

async function asSeated(
  house: House,
  sitting: Sitting,
  work: (at: AtTable, seat: Seat) => Promise<void>,
): Promise<void> {
  const done = await atTable(house, sitting.tableId, async (at) => {
    const seat = at.table.seats.find(({ id }) => id === sitting.id);
    if (!seat) throw new TableRefusal('NOT_SEATED');
    await work(at, seat);
    return true;
  });
  if (done === null) throw new TableRefusal('NOT_SEATED');
}

/** An action of the hand that the page has seen. Asked again it is the same; whoever has acted since then, by hand or by the clock, is too late. */
export async function act(house: House, session: StoredSession, input: ActInput): Promise<void> {
  const sitting = await seatOf(house, session);
  await asSeated(house, sitting, async (at, seat) => {
    const { rules, table, tx, row, now } = at;
    const action = parsed(() => rules.parseAction(input.action));
    const since = (await actionsOf(tx, row.id, input.hand)).filter(
      ({ step, place }) => step >= input.step && place === seat.place,
    );
    if (since[0] && isDeepStrictEqual(since[0].action, action)) return;
    if (since.length > 0 || table.hand?.number !== input.hand || table.hand.step < input.step)
      throw new TableRefusal('TOO_LATE');
    const change = press(rules, table, seat, action, now);
    if (!change) throw new TableRefusal('BAD_REQUEST');
    await save(at, change);
  });
}

function parsed<Result>(parse: () => Result): Result {
  try {
    return parse();
  } catch {
    throw new TableRefusal('BAD_REQUEST');
  }
}

/** Gives up the hand, if there is one, and is paid what is left. Asked again it is the same. */
export async function getUpFromTable(house: House, session: StoredSession): Promise<void> {
  const sitting = await seatOf(house, session);
  if (sitting.state === 'buying') {
    const from = sitting.sessionId === session.id ? session : await sessionById(house.db, sitting.sessionId);
    if (from) await giveUp(house, sitting, from);
    return;
  }
  if (sitting.state !== 'seated') return;
  // Somebody may have been quicker, the clock or another page: then there is no such seat any more, which is what was asked for.
  await atTable(house, sitting.tableId, async (at) => {
    const seat = at.table.seats.find(({ id }) => id === sitting.id);
    if (seat) await save(at, leave(at.rules, at.table, seat, at.now));
  });
}

/** Wants to be dealt in again. */
export async function comeBack(house: House, session: StoredSession): Promise<void> {
  const sitting = await seatOf(house, session);
  await asSeated(house, sitting, async (at, seat) => {
    if (seat.awaySince === null) return;
    const seats = at.table.seats.map((each) => (each === seat ? { ...seat, awaySince: null } : each));
    await save(at, unchanged({ ...at.table, seats }));
  });
}
