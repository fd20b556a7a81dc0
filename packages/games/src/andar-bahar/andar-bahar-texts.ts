import type { Language } from '@maidan/contract/languages.ts';
import type { texts as english } from './texts/en.ts';

export type AndarBaharTexts = typeof english;

/** Each language is a file that is loaded alone. */
export async function loadAndarBaharTexts(language: Language): Promise<AndarBaharTexts> {
  const { texts } = (await import(`./texts/${language}.ts`)) as { texts: AndarBaharTexts };
  return texts;
}
