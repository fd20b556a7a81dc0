import type { Language } from '@maidan/contract/languages.ts';
import type { texts as english } from './texts/en.ts';

export type TeenPattiTexts = typeof english;

/** Each language is a file that is loaded alone. */
export async function loadTeenPattiTexts(language: Language): Promise<TeenPattiTexts> {
  const { texts } = (await import(`./texts/${language}.ts`)) as { texts: TeenPattiTexts };
  return texts;
}
