import type { Language } from '@maidan/contract/languages.ts';
import type { texts as english } from './texts/en.ts';

export type ScreenTexts = typeof english;

/** Each language is a file that is loaded alone. */
export async function loadScreenTexts(language: Language): Promise<ScreenTexts> {
  const { texts } = (await import(`./texts/${language}.ts`)) as { texts: ScreenTexts };
  return texts;
}

/** `{count} free flights` with its figures. */
export function fill(text: string, figures: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => figures[name] ?? whole);
}
