import type { Decision, Draw } from '#game.ts';
import { linksThatLead } from '#promised-chain.ts';
import { decideWith } from '#random.ts';
import { drawNumbers } from './draw-numbers.ts';
import { lotteryOf, MOST_HALLS, type Lottery } from './lotteries.ts';
import { soldBet, stakeOfSold, winOfTicket } from './ticket.ts';

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

export type ToldDraw = MinuteSeed & { readonly minute: number; readonly numbers: readonly number[] };

/** The first minute of a chain has link 1. */
export const linkNumber = (firstMinute: number, minute: number): number => minute - firstMinute + 1;

/**
 * What a page can say by itself of draws of one chain: their links lead to what was promised before the first of them, and decide these
 * numbers. Tells the minutes that are right.
 */
export async function drawsThatHold(
  lottery: Lottery,
  { first, firstMinute }: { first: string; firstMinute: number },
  draws: readonly ToldDraw[],
): Promise<ReadonlySet<number>> {
  const numbered = draws.map(({ minute, link }) => ({ number: linkNumber(firstMinute, minute), link }));
  const met = await linksThatLead(first, numbered);
  const right = new Set<number>();
  for (const { minute, numbers, link, salt } of draws)
    if (
      met.get(linkNumber(firstMinute, minute)) === link &&
      String(await numbersOf(lottery, minute, { link, salt })) === String(numbers)
    )
      right.add(minute);
  return right;
}

/** One ticket of a draw again, from what is public since then. */
export function replayTicket(code: string, bet: unknown, draw: Draw): Decision<{ numbers: number[] }> {
  const lottery = lotteryOf(code);
  if (!lottery) throw new RangeError('no such lottery');
  const ticket = soldBet.parse(bet);
  const numbers = drawNumbers(lottery.family, draw);
  return {
    stake: stakeOfSold(lottery, ticket),
    win: winOfTicket(lottery, ticket, numbers),
    outcome: { numbers },
  };
}
