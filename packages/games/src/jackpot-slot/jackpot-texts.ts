import type { Language } from '@maidan/contract/languages.ts';
import type { texts as english } from './texts/en.ts';

export type JackpotTexts = typeof english;

/** Each language is a file that is loaded alone. */
export async function loadJackpotTexts(language: Language): Promise<JackpotTexts> {
  const { texts } = (await import(`./texts/${language}.ts`)) as { texts: JackpotTexts };
  return texts;
}
