import type { Language } from '@maidan/contract/languages.ts';
import type { texts as english } from '../texts/en.ts';

export type SportsTexts = typeof english;

/** Each language is a file that is loaded alone. */
export async function loadSportsTexts(language: Language): Promise<SportsTexts> {
  const { texts } = (await import(`../texts/${language}.ts`)) as { texts: SportsTexts };
  return texts;
}
