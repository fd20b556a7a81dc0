import type { Language } from '@maidan/contract/languages.ts';
import type { texts as english } from './texts/en.ts';

export type BlackjackTexts = typeof english;

/** Each language is a file that is loaded alone. */
export async function loadBlackjackTexts(language: Language): Promise<BlackjackTexts> {
  const { texts } = (await import(`./texts/${language}.ts`)) as { texts: BlackjackTexts };
  return texts;
}
