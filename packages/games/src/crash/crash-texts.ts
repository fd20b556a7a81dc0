import type { Language } from '@maidan/contract/languages.ts';
import type { texts as english } from './texts/en.ts';

export type CrashTexts = typeof english;

/** Each language is a file that is loaded alone. */
export async function loadCrashTexts(language: Language): Promise<CrashTexts> {
  const { texts } = (await import(`./texts/${language}.ts`)) as { texts: CrashTexts };
  return texts;
}
