import type { Language } from '@maidan/contract/languages.ts';
import type { texts as english } from './texts/en.ts';

export type ScratchTexts = typeof english;

/** Each language is a file that is loaded alone. */
export async function loadScratchTexts(language: Language): Promise<ScratchTexts> {
  const { texts } = (await import(`./texts/${language}.ts`)) as { texts: ScratchTexts };
  return texts;
}
