import type { Language } from '@maidan/contract/languages.ts';
import type { texts as english } from './texts/en.ts';

export type RouletteTexts = typeof english;

/** Each language is a file that is loaded alone. */
export async function loadRouletteTexts(language: Language): Promise<RouletteTexts> {
  const { texts } = (await import(`./texts/${language}.ts`)) as { texts: RouletteTexts };
  return texts;
}
