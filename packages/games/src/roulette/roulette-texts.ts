import type { Language } from '@maidan/contract/languages.ts';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import type { Spot } from './spots.ts';
import type { texts as english } from './texts/en.ts';

export type RouletteTexts = typeof english;

/** Each language is a file that is loaded alone. */
export async function loadRouletteTexts(language: Language): Promise<RouletteTexts> {
  const { texts } = (await import(`./texts/${language}.ts`)) as { texts: RouletteTexts };
  return texts;
}

export function spotName({ id, kind, numbers }: Spot, words: RouletteTexts, language: Language): string {
  const names: Readonly<Record<string, string>> = words.spots;
  const list = numbers.map((number) => figure(number, language)).join(', ');
  return fill(names[id] ?? names[kind] ?? '', { numbers: list });
}
