import type { Language } from '@maidan/contract/languages.ts';
import type { texts as english } from './texts/en.ts';

export type BingoTexts = typeof english;

/** Each language is a file that is loaded alone. */
export async function loadBingoTexts(language: Language): Promise<BingoTexts> {
  const { texts } = (await import(`./texts/${language}.ts`)) as { texts: BingoTexts };
  return texts;
}
