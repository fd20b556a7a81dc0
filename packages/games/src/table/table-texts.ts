import type { Language } from '@maidan/contract/languages.ts';
import type { texts as english } from './texts/en.ts';

export type TableTexts = typeof english;

/** Each language is a file that is loaded alone. */
export async function loadTableTexts(language: Language): Promise<TableTexts> {
  const { texts } = (await import(`./texts/${language}.ts`)) as { texts: TableTexts };
  return texts;
}
