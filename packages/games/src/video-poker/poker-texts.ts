import type { Language } from '@maidan/contract/languages.ts';
import type { texts as english } from './texts/en.ts';

export type PokerTexts = typeof english;

/** Each language is a file that is loaded alone. */
export async function loadPokerTexts(language: Language): Promise<PokerTexts> {
  const { texts } = (await import(`./texts/${language}.ts`)) as { texts: PokerTexts };
  return texts;
}
