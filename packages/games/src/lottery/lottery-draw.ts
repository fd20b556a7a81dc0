import type { Decision, Draw } from '#game.ts';
import { commitmentOf, decideWith } from '#random.ts';
import { drawNumbers } from './draw-numbers.ts';
import { lotteryOf, MOST_HALLS, type Lottery } from './lotteries.ts';
import { stakeOfTicket, ticketBet, winOfTicket } from './ticket.ts';

/**
 * One chain of hashes for all lotteries: each minute has a link, the hash of the one before it is public when that minute has come, and the
 * first hash before all of them. A draw mixes in the public value of the chain and, as its counter, its minute and its lottery.
 */
export const drawCounter = ({ number, hall }: Lottery, minute: number): number =>
  (minute * 100 + number) * (MOST_HALLS + 1) + hall;

export type MinuteSeed = { readonly link: string; readonly salt: string };

export const numbersOf = (
  lottery: Lottery,
  minute: number,
  { link, salt }: MinuteSeed,
  bytesOf?: Parameters<typeof decideWith>[2],
): Promise<number[]> =>
  decideWith(
    { serverSeed: link, clientSeed: salt, nonce: drawCounter(lottery, minute) },
    (draw) => drawNumbers(lottery.family, draw),
    bytesOf,
  );

/** What a page can say of a draw by itself: its link is the one that was promised, and these are its numbers. */
export async function isDrawRight(
  lottery: Lottery,
  {
    minute,
    numbers,
    link,
    salt,
    commitment,
  }: MinuteSeed & { minute: number; numbers: readonly number[]; commitment: string },
): Promise<boolean> {
  if ((await commitmentOf(link)) !== commitment) return false;
  return String(await numbersOf(lottery, minute, { link, salt })) === String(numbers);
}

/** One ticket of a draw again, from what is public since then. */
export function replayTicket(code: string, bet: unknown, draw: Draw): Decision<{ numbers: number[] }> {
  const lottery = lotteryOf(code);
  if (!lottery) throw new RangeError('no such lottery');
  const ticket = ticketBet.parse(bet);
  const numbers = drawNumbers(lottery.family, draw);
  return {
    stake: stakeOfTicket(lottery, ticket),
    win: winOfTicket(lottery, ticket, numbers),
    outcome: { numbers },
  };
}
