import { DEFAULT_LANGUAGE, type Language } from '#languages.ts';

/** A text that an operator or the seed wrote: always in the default language, and in as many others as somebody wrote it. */
export type LocalText = Readonly<
  Partial<Record<Language, string | undefined>> & Record<typeof DEFAULT_LANGUAGE, string>
>;

export function textIn(text: LocalText, language: Language): string {
  return text[language] ?? text[DEFAULT_LANGUAGE];
}

/** The text in every language that it was written in. */
export function everyTextOf(text: LocalText): string[] {
  return Object.values(text).filter((written) => written !== undefined);
}
