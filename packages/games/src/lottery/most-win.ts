import { minor, type Money } from '@maidan/contract/money.ts';
import type { Lottery } from './lotteries.ts';
import type { BestDraws } from './plays/play.ts';
import { NoBet, readSold, settleLine, soldPrizes, type SoldBet, type SoldLine } from './ticket.ts';

/**
 * The most that a ticket can still be paid: no draw pays more for any of its lines, though one draw may not be the best for all of them. Sides, of
 * which one excludes the other, are taken together over all lines that bet on them. Nothing is told where today's rules no longer know what was sold.
 */
export function mostWinOfTicket(lottery: Lottery, { lines }: SoldBet): Money | null {
  const together = new Map<BestDraws, SoldLine[]>();
  try {
    let all = 0n;
    for (const line of lines) {
      const { play, picks, unit } = readSold(lottery, line);
      const { most } = play;
      if (typeof most === 'function')
        all += (unit * BigInt(most(picks, soldPrizes(lottery, play, line)))) / 100n;
      else together.set(most, [...(together.get(most) ?? []), line]);
    }
    for (const [{ among }, sides] of together) {
      const paid = among().map((drawn) =>
        sides.reduce((sum, line) => sum + settleLine(lottery, line, drawn).win, 0n),
      );
      all += paid.reduce((most, one) => (one > most ? one : most), 0n);
    }
    return minor(all);
  } catch (error) {
    if (error instanceof NoBet) return null;
    throw error;
  }
}
