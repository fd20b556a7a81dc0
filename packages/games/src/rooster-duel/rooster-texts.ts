import type { Language } from '@maidan/contract/languages.ts';
import type { texts as english } from './texts/en.ts';

export type RoosterTexts = typeof english;

/** Each language is a file that is loaded alone. */
export async function loadRoosterTexts(language: Language): Promise<RoosterTexts> {
  const { texts } = (await import(`./texts/${language}.ts`)) as { texts: RoosterTexts };
  return texts;
}
