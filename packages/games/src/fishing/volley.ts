import type { Language } from '@maidan/contract/languages.ts';
import { minor, parseMoney, type Money } from '@maidan/contract/money.ts';
import type { RoundView } from '#play.ts';
import { figure, type AmountText } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import type { FishingTexts } from './fishing-texts.ts';
import { fishingRulesOf, type Aim } from './rules.ts';
import type { Sea } from './species.ts';

export type Cast = Aim & { readonly times: number; readonly won: Money };

/** The casts of a round with what came of each; null: it has none that this screen can show. */
export function castsOf(sea: Sea, round: Pick<RoundView, 'bet' | 'outcome'>): readonly Cast[] | null {
  const rules = fishingRulesOf(sea);
  const [bet, outcome] = [rules.bet.safeParse(round.bet), rules.outcome.safeParse(round.outcome)];
  if (!bet.success || !outcome.success) return null;
  return bet.data.aims.map((aim, index) => {
    const times = outcome.data.caught[index] ?? 0;
    return { ...aim, times, won: minor(bet.data.cast * BigInt(times)) };
  });
}

type Words = { words: FishingTexts; language: Language; amountText: AmountText };

/** In one sentence. */
export function saidOf(
  casts: readonly Cast[],
  round: Pick<RoundView, 'win'>,
  { words, language, amountText }: Words,
): string {
  const caught = casts.filter(({ times }) => times > 0);
  if (caught.length === 0)
    return casts.length === 1
      ? words.gotAway
      : fill(words.allGotAway, { count: figure(casts.length, language) });
  return fill(caught.length === 1 ? words.caught : words.caughtMany, {
    fish: caught.map(({ kind }) => words.fish[kind]).join(words.and),
    amount: amountText(parseMoney(round.win ?? '0.00')),
  });
}
