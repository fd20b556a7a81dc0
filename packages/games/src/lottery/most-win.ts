import { minor, type Money } from '@maidan/contract/money.ts';
import type { Lottery } from './lotteries.ts';
import { NoBet, readSold, soldPrizes, type SoldBet } from './ticket.ts';

/**
 * The most that a ticket can still be paid: no draw pays more for any of its lines, though one draw may not be the best for all of them.
 * Nothing is told of several sides on one line, nor where today's rules no longer know what was sold.
 */
export function mostWinOfTicket(lottery: Lottery, { lines }: SoldBet): Money | null {
  try {
    let all = 0n;
    for (const line of lines) {
      const { play, picks, unit } = readSold(lottery, line);
      const most = play.most(picks, soldPrizes(lottery, play, line));
      if (most === null) return null;
      all += (unit * BigInt(most)) / 100n;
    }
    return minor(all);
  } catch (error) {
    if (error instanceof NoBet) return null;
    throw error;
  }
}
