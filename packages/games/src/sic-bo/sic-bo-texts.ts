import type { Language } from '@maidan/contract/languages.ts';
import type { texts as english } from './texts/en.ts';

export type SicBoTexts = typeof english;

/** Each language is a file that is loaded alone. */
export async function loadSicBoTexts(language: Language): Promise<SicBoTexts> {
  const { texts } = (await import(`./texts/${language}.ts`)) as { texts: SicBoTexts };
  return texts;
}
