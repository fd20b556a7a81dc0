import { lotteryOf } from '@maidan/games/lottery/lotteries.ts';
import { NoBet, winOfTicket, type SoldBet } from '@maidan/games/lottery/ticket.ts';
import type { TimedWork } from '@maidan/timed-work/timed-work.ts';
import type { House } from '#house.ts';
import { drawnIn, saltedChains } from './draw.ts';
import {
  decideTickets,
  keepDraw,
  nextDueDraw,
  returnLate,
  voidTickets,
  waitingTickets,
  type DueDraw,
} from './settle-draws.store.ts';

const DRAWS_AT_ONCE = 32;
/** Those that fail are passed over, so that others are reached. */
const DRAWS_SEEN_AT_ONCE = 256;
const TICKETS_AT_ONCE = 1_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Draws what has come due, in the order of time, and decides its tickets. Any number of houses may do it at once, and each may die anywhere: a
 * draw is what the chain says, its row is written once, and a ticket is decided where it still waits. A draw that fails holds up no other.
 */
export async function settleDraws(house: House): Promise<number> {
  let done = 0;
  let after: DueDraw = { minute: -1, lottery: '' };
  for (let seen = 0; done < DRAWS_AT_ONCE && seen < DRAWS_SEEN_AT_ONCE; seen += 1) {
    const due = await nextDueDraw(house.db, after);
    if (!due) return done;
    if (await settleOrTell(house, due)) done += 1;
    after = due;
  }
  return done;
}

/** False: nothing of it was decided. */
async function settleOrTell(house: House, due: DueDraw): Promise<boolean> {
  try {
    return (await settleDraw(house, due)) > 0;
  } catch (error) {
    house.log.error({ ...due, error: String(error) }, 'a draw that somebody bet on could not be settled');
    return false;
  }
}

async function settleDraw(house: House, due: DueDraw): Promise<number> {
  await returnLate(house.db, due.lottery, due.minute);
  const lottery = lotteryOf(due.lottery);
  if (!lottery) return decideAll(house, due, () => undefined);
  const drawn = await drawnIn(await saltedChains(house), lottery, due.minute);
  // Tickets are sold for draws of a chain alone.
  if (!drawn) throw new Error('no chain has this draw');
  const numbers = await keepDraw(house.db, { ...drawn, lottery: due.lottery });
  return decideAll(house, due, (bet) => winOfTicket(lottery, bet, numbers));
}

/** Undefined: the rules no longer know what was sold. */
type WinOf = (bet: SoldBet) => bigint | undefined;

async function decideAll(house: House, due: DueDraw, winOf: WinOf): Promise<number> {
  let decided = 0;
  for (let after = FIRST_ID; ;) {
    const waiting = await waitingTickets(house.db, due, after, TICKETS_AT_ONCE);
    const last = waiting.at(-1);
    if (!last) return decided;
    const wins = waiting.map(({ id, bet }) => ({ id, win: winOrNone(winOf, bet) }));
    decided += await decideTickets(
      house.db,
      wins.flatMap(({ id, win }) => (win === undefined ? [] : [{ id, win }])),
    );
    const unknown = wins.flatMap(({ id, win }) => (win === undefined ? [id] : []));
    if (unknown.length > 0) {
      house.log.error({ ...due, tickets: unknown }, 'tickets that no rules know go back');
      decided += await voidTickets(house.db, unknown);
    }
    after = last.id;
  }
}

function winOrNone(winOf: WinOf, bet: SoldBet): bigint | undefined {
  try {
    return winOf(bet);
  } catch (error) {
    if (error instanceof NoBet) return undefined;
    throw error;
  }
}

export const settleDrawsWork: TimedWork<House> = {
  name: 'draws of the lotteries',
  everyMs: 500,
  atMost: DRAWS_AT_ONCE,
  run: settleDraws,
};
