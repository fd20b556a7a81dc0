import { LANGUAGES, type Language } from '@maidan/contract/languages.ts';
import type { LocalText } from '@maidan/contract/local-text.ts';
import { readLocale, type Locale } from './read-locale.ts';

const LOCALES = new Map(LANGUAGES.map((language) => [language, readLocale(language)]));

export function textsIn(language: Language): Locale {
  const locale = LOCALES.get(language);
  if (locale === undefined) throw new Error(`no texts in ${language}`);
  return locale;
}

/** The same text in every language, where it becomes a row or a setting that an operator may change. */
export function inEveryLanguage(pick: (texts: Locale) => string): LocalText {
  return Object.fromEntries(LANGUAGES.map((language) => [language, pick(textsIn(language))])) as LocalText;
}

/** Puts values into a text: `{name}` by name, `{0}` by place. */
export function fill(text: string, values: Readonly<Record<string, string>> | readonly string[]): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(Reflect.get(values, name) ?? ''));
}
