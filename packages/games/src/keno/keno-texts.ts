import type { Language } from '@maidan/contract/languages.ts';
import type { texts as english } from './texts/en.ts';

export type KenoTexts = typeof english;

/** Each language is a file that is loaded alone. */
export async function loadKenoTexts(language: Language): Promise<KenoTexts> {
  const { texts } = (await import(`./texts/${language}.ts`)) as { texts: KenoTexts };
  return texts;
}
