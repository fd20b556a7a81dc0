import type { Language } from '@maidan/contract/languages.ts';
import type { texts as english } from './texts/en.ts';

export type PartTexts = typeof english;

/** Each language is a file that is loaded alone. */
export async function loadPartTexts(language: Language): Promise<PartTexts> {
  const { texts } = (await import(`./texts/${language}.ts`)) as { texts: PartTexts };
  return texts;
}
