import { minor, parseMoney, type Money } from '@maidan/contract/money.ts';
import type { Language } from '@maidan/contract/languages.ts';
import type { Lottery } from '#lottery/lotteries.ts';
import { numbersText, playName, type LotteryTexts } from '#lottery/lottery-texts.ts';
import type { Picks, Play } from '#lottery/plays/play.ts';
import { playOf } from '#lottery/plays/plays.ts';
import { hitPays } from '#lottery/prizes.ts';
import { NoBet, soldPrizes, type SoldLine } from '#lottery/ticket.ts';
import { figure, type AmountText } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';

export type Shared = {
  lottery: Lottery;
  words: LotteryTexts;
  language: Language;
  amountText: AmountText;
};

export const betsText = (count: number, words: LotteryTexts, language: Language): string =>
  count === 1 ? words.oneBet : fill(words.bets, { count: figure(count, language) });

/** What one hit of one single bet pays: before anything is chosen, for whatever may be. */
export function hitText(
  { play, prizes, picks, unit }: { play: Play; prizes: readonly number[]; picks: Picks; unit: Money },
  { words, amountText }: Shared,
): string {
  const { least, most } = hitPays(play, prizes, picks);
  const amount = (prize: number): string => amountText(minor((unit * BigInt(prize)) / 100n));
  return least === most
    ? fill(words.hitPays, { amount: amount(most) })
    : fill(words.hitPaysBetween, { least: amount(least), most: amount(most) });
}

/** What was sold under rules that are gone pays what the house says when it is drawn. */
function prizesOfLine(lottery: Lottery, play: Play, line: SoldLine): readonly number[] | null {
  try {
    return soldPrizes(lottery, play, line);
  } catch (error) {
    if (error instanceof NoBet) return null;
    throw error;
  }
}

/** What a line is, in one row: its play, its numbers, what it costs and what it pays. */
export function LineText({ line, ...shared }: Shared & { line: SoldLine }) {
  const { lottery, words, language, amountText } = shared;
  const play = playOf(lottery.family, line.play);
  if (!play) return null;
  const bets = play.count(line.picks);
  const unit = parseMoney(line.unit);
  const prizes = prizesOfLine(lottery, play, line);
  return (
    <span className="lo-line">
      <b>{playName(play, words)}</b>
      <span className="lo-line-numbers">
        {numbersText(play, line.picks, words, language).map((numbers, place) => (
          // oxlint-disable-next-line react/no-array-index-key
          <span key={place}>{numbers}</span>
        ))}
      </span>
      <small>
        {betsText(bets, words, language)} × {amountText(unit)}
        {prizes !== null && ` · ${hitText({ play, prizes, picks: line.picks, unit }, shared)}`}
      </small>
    </span>
  );
}
