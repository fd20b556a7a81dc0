import type { Language } from '@maidan/contract/languages.ts';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import { COUNTS, isCount, type Spot } from './spots.ts';
import type { texts as english } from './texts/en.ts';

export type AndarBaharTexts = typeof english;

/** Each language is a file that is loaded alone. */
export async function loadAndarBaharTexts(language: Language): Promise<AndarBaharTexts> {
  const { texts } = (await import(`./texts/${language}.ts`)) as { texts: AndarBaharTexts };
  return texts;
}

export function spotName(spot: Spot, words: AndarBaharTexts, language: Language): string {
  if (!isCount(spot)) return words.spots[spot];
  const [from, to] = COUNTS[spot];
  return fill(words.spots.count, { from: figure(from, language), to: figure(to, language) });
}
