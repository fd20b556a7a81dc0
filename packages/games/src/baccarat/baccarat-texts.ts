import type { Language } from '@maidan/contract/languages.ts';
import type { texts as english } from './texts/en.ts';

export type BaccaratTexts = typeof english;

/** Each language is a file that is loaded alone. */
export async function loadBaccaratTexts(language: Language): Promise<BaccaratTexts> {
  const { texts } = (await import(`./texts/${language}.ts`)) as { texts: BaccaratTexts };
  return texts;
}
