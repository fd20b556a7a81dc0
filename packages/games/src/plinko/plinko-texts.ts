import type { Language } from '@maidan/contract/languages.ts';
import type { texts as english } from './texts/en.ts';

export type PlinkoTexts = typeof english;

/** Each language is a file that is loaded alone. */
export async function loadPlinkoTexts(language: Language): Promise<PlinkoTexts> {
  const { texts } = (await import(`./texts/${language}.ts`)) as { texts: PlinkoTexts };
  return texts;
}
