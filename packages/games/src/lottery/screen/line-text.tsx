import { parseMoney } from '@maidan/contract/money.ts';
import type { Language } from '@maidan/contract/languages.ts';
import type { Lottery } from '#lottery/lotteries.ts';
import { numberText, playName, type LotteryTexts } from '#lottery/lottery-texts.ts';
import { playOf } from '#lottery/plays/plays.ts';
import type { TicketLine } from '#lottery/ticket.ts';
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

/** What a line is, in one row: its play, its numbers, and what it costs. */
export function LineText({ line, lottery, words, language, amountText }: Shared & { line: TicketLine }) {
  const play = playOf(lottery.family, line.play);
  if (!play) return null;
  const bets = play.count(line.picks);
  const unit = parseMoney(line.unit);
  return (
    <span className="lo-line">
      <b>{playName(play, words)}</b>
      <span className="lo-line-numbers">
        {line.picks.map((picked, place) => {
          const pad = play.pads[place];
          if (!pad || (play.pads.length > 1 && pad.least === 0 && picked.length === 0)) return null;
          const numbers = picked.map((number) => numberText(pad, number, words, language)).join(' ');
          // One place among several is named by its number.
          const name = pad.least === 0 ? `${figure(place + 1, language)}: ` : '';
          return <span key={pad.name}>{`${name}${numbers}`}</span>;
        })}
      </span>
      <small>
        {betsText(bets, words, language)} × {amountText(unit)}
      </small>
    </span>
  );
}
