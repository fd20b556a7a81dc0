import type { Language } from '@maidan/contract/languages.ts';
import type { texts as english } from '#slots/texts/en.ts';

export type SlotTexts = typeof english;

/** Each language is a file that is loaded alone. */
export async function loadSlotTexts(language: Language): Promise<SlotTexts> {
  const { texts } = (await import(`../texts/${language}.ts`)) as { texts: SlotTexts };
  return texts;
}
