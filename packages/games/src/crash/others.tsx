import { minor, parseMoney } from '@maidan/contract/money.ts';
import type { Language } from '@maidan/contract/languages.ts';
import { figure, type AmountText } from '#screen-parts/numbers.ts';
import { fill, type ScreenTexts } from '#screen-parts/screen-texts.ts';
import type { CrashState, ShownBet } from './crash-client.ts';
import type { CrashTexts } from './crash-texts.ts';
import { multiplierText } from './multiplier.ts';

const SHOWN = 60;
const NAME_LETTERS = 4;

type Props = { state: CrashState; words: CrashTexts; language: Language; amountText: AmountText };

/** How many play on this lantern, and for how much. */
export function othersLine({ state, words, language, amountText }: Props): string {
  const bets = betsIn(state);
  const staked = bets.reduce((sum, { stake }) => sum + parseMoney(stake), 0n);
  const all = fill(words.othersCount, {
    count: figure(bets.length, language),
    amount: amountText(minor(staked)),
  });
  const bots = bets.filter(({ isBot }) => isBot).length;
  return bots === 0 ? all : `${all} · ${fill(words.ofBots, { count: figure(bots, language) })}`;
}

/** Everybody's bets of this round, the largest first. Nobody is named. */
export function Others({ state, texts, words, language, amountText }: Props & { texts: ScreenTexts }) {
  const bets = betsIn(state);
  const mine = new Set(state.own.map(({ id }) => id));
  if (bets.length === 0) return <p className="gs-quiet">{state.isWelcomed ? words.nobody : texts.loading}</p>;
  return (
    <ul className="ch-others">
      {bets.slice(0, SHOWN).map(({ id, player, isBot, stake, leftAt, win }) => (
        <li key={id} className={leftAt === null ? undefined : 'ch-others-left'}>
          <span>
            {mine.has(id)
              ? words.you
              : fill(isBot ? words.bot : words.player, { name: player.slice(0, NAME_LETTERS) })}
          </span>
          <span>{amountText(parseMoney(stake))}</span>
          <span>{leftAt === null ? '' : multiplierText(leftAt, language)}</span>
          <span>{leftAt === null || win === null ? '' : amountText(parseMoney(win))}</span>
        </li>
      ))}
    </ul>
  );
}

const betsIn = ({ bets }: CrashState): readonly ShownBet[] =>
  bets
    .filter(({ isOut }) => !isOut)
    .toSorted((one, other) => Number(parseMoney(other.stake) - parseMoney(one.stake)));
