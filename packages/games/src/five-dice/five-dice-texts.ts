import type { Language } from '@maidan/contract/languages.ts';
import type { texts as english } from './texts/en.ts';

export type FiveDiceTexts = typeof english;

/** Each language is a file that is loaded alone. */
export async function loadFiveDiceTexts(language: Language): Promise<FiveDiceTexts> {
  const { texts } = (await import(`./texts/${language}.ts`)) as { texts: FiveDiceTexts };
  return texts;
}
