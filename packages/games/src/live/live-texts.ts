import type { Language } from '@maidan/contract/languages.ts';
import type { texts as english } from './texts/en.ts';

export type LiveTexts = typeof english;

/** Each language is a file that is loaded alone. */
export async function loadLiveTexts(language: Language): Promise<LiveTexts> {
  const { texts } = (await import(`./texts/${language}.ts`)) as { texts: LiveTexts };
  return texts;
}
