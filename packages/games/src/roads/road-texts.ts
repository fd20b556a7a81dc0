import type { Language } from '@maidan/contract/languages.ts';
import type { texts as english } from './texts/en.ts';

export type RoadTexts = typeof english;

/** Each language is a file that is loaded alone. */
export async function loadRoadTexts(language: Language): Promise<RoadTexts> {
  const { texts } = (await import(`./texts/${language}.ts`)) as { texts: RoadTexts };
  return texts;
}
