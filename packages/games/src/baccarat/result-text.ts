import type { Language } from '@maidan/contract/languages.ts';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import type { BaccaratTexts } from './baccarat-texts.ts';
import { isPair, sideOf, totalOf, type Baccarat } from './rules.ts';

export function resultText(shown: Baccarat, words: BaccaratTexts, language: Language): string {
  const side = sideOf(shown);
  const result = fill(side === 'tie' ? words.tieResult : words.result, {
    winner: words.spots[side],
    player: figure(totalOf(shown.player), language),
    banker: figure(totalOf(shown.banker), language),
  });
  const pairs = (['player', 'banker'] as const).filter((one) => isPair(shown[one]));
  if (pairs.length === 0) return result;
  return `${result} ${fill(words.withPair, { pairs: pairs.map((one) => words.spots[one]).join(', ') })}`;
}
