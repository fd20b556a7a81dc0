import type { Language } from '@maidan/contract/languages.ts';
import type { texts as english } from './texts/en.ts';

export type LiveRouletteTexts = typeof english;

/** Each language is a file that is loaded alone. */
export async function loadLiveRouletteTexts(language: Language): Promise<LiveRouletteTexts> {
  const { texts } = (await import(`./texts/${language}.ts`)) as { texts: LiveRouletteTexts };
  return texts;
}
