import type { Language } from '@maidan/contract/languages.ts';
import type { texts as english } from './texts/en.ts';

export type FishingTexts = typeof english;

/** Each language is a file that is loaded alone. */
export async function loadFishingTexts(language: Language): Promise<FishingTexts> {
  const { texts } = (await import(`./texts/${language}.ts`)) as { texts: FishingTexts };
  return texts;
}
