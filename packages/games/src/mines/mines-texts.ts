import type { Language } from '@maidan/contract/languages.ts';
import type { texts as english } from './texts/en.ts';

export type MinesTexts = typeof english;

/** Each language is a file that is loaded alone. */
export async function loadMinesTexts(language: Language): Promise<MinesTexts> {
  const { texts } = (await import(`./texts/${language}.ts`)) as { texts: MinesTexts };
  return texts;
}
