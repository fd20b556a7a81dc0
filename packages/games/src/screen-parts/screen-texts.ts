import type { Language } from '@maidan/contract/languages.ts';
import { figure } from './numbers.ts';
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

/** Of what is counted, as a language says it of one and of any other number. */
type CountedText = { readonly one: string; readonly other: string };

/** `1 player`, `2 players`. */
export function counted(
  text: CountedText,
  count: number,
  language: Language,
  figures: Readonly<Record<string, string>> = {},
): string {
  const form = new Intl.PluralRules(language).select(count) === 'one' ? text.one : text.other;
  return fill(form, { ...figures, count: figure(count, language) });
}
