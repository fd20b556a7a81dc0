import { minor, type Money } from '@maidan/contract/money.ts';
import { isBoard } from './draw-numbers.ts';
import { EACH_THAT_ENDS_SO } from './plays/board-plays.ts';
import type { Lottery } from './lotteries.ts';
import { isBySide } from './prizes.ts';
import { NoBet, readSold, soldPrizes, type SoldBet } from './ticket.ts';

/**
 * The most that a ticket can still be paid. Told of one single bet alone: of several a draw may hit some together and never all. And
 * not where each of several numbers pays that ends so, or on a board that draws a number more than once: nothing bounds that as anybody should
 * count on. Nor where today's rules no longer know what was sold.
 */
export function mostWinOfTicket(lottery: Lottery, bet: SoldBet): Money | null {
  try {
    return mostWinOf(lottery, bet);
  } catch (error) {
    if (error instanceof NoBet) return null;
    throw error;
  }
}

function mostWinOf(lottery: Lottery, { lines }: SoldBet): Money | null {
  const [line, ...others] = lines;
  if (!line || others.length > 0) return null;
  const { play, picks, unit, bets } = readSold(lottery, line);
  if (bets !== 1 || (isBoard(lottery.family) && lottery.family !== 'sea')) return null;
  if (play.tiers.some(({ key }) => key === EACH_THAT_ENDS_SO)) return null;
  const prizes = soldPrizes(lottery, play, line);
  const side = isBySide(play) ? picks[0]?.[0] : undefined;
  const prize = side === undefined ? Math.max(...prizes) : (prizes[side] ?? 0);
  return minor((unit * BigInt(prize)) / 100n);
}
