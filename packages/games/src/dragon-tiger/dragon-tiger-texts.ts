import type { Language } from '@maidan/contract/languages.ts';
import type { texts as english } from './texts/en.ts';

export type DragonTigerTexts = typeof english;

/** Each language is a file that is loaded alone. */
export async function loadDragonTigerTexts(language: Language): Promise<DragonTigerTexts> {
  const { texts } = (await import(`./texts/${language}.ts`)) as { texts: DragonTigerTexts };
  return texts;
}
