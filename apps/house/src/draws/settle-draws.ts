import { lotteryOf } from '@maidan/games/lottery/lotteries.ts';
import { winOfTicket } from '@maidan/games/lottery/ticket.ts';
import type { TimedWork } from '@maidan/timed-work/timed-work.ts';
import type { House } from '#house.ts';
import { drawnIn, saltedChains } from './draw.ts';
import { decideTickets, keepDraw, nextDueDraw, returnLate, waitingTickets } from './settle-draws.store.ts';

const DRAWS_AT_ONCE = 32;
const TICKETS_AT_ONCE = 1_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Draws what has come due, in the order of time, and decides its tickets. Any number of houses may do it at once, and each may die anywhere: a
 * draw is what the chain says, its row is written once, and a ticket is decided where it still waits.
 */
export async function settleDraws(house: House): Promise<number> {
  let done = 0;
  for (; done < DRAWS_AT_ONCE; done += 1) {
    const due = await nextDueDraw(house.db);
    if (!due) return done;
    if ((await settleDraw(house, due)) === 0) return done;
  }
  return done;
}

async function settleDraw(house: House, due: { lottery: string; minute: number }): Promise<number> {
  const lottery = lotteryOf(due.lottery);
  const drawn = lottery && (await drawnIn(await saltedChains(house), lottery, due.minute));
  if (!lottery || !drawn) {
    // Tickets are sold for draws of a chain alone.
    house.log.error(due, 'a draw that somebody bet on has no chain');
    return 0;
  }
  await returnLate(house.db, due.lottery, due.minute);
  const numbers = await keepDraw(house.db, { ...drawn, lottery: due.lottery });
  let decided = 0;
  for (let after = FIRST_ID; ;) {
    const waiting = await waitingTickets(house.db, due, after, TICKETS_AT_ONCE);
    const last = waiting.at(-1);
    if (!last) return decided;
    decided += await decideTickets(
      house.db,
      waiting.map(({ id, bet }) => ({ id, win: winOfTicket(lottery, bet, numbers) })),
    );
    after = last.id;
  }
}

export const settleDrawsWork: TimedWork<House> = {
  name: 'draws of the lotteries',
  everyMs: 500,
  atMost: DRAWS_AT_ONCE,
  run: settleDraws,
};
