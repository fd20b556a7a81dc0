import type { Language } from '@maidan/contract/languages.ts';

/** A last letter that is spoken as a consonant; signs of vowels follow it in the table of letters. */
const CONSONANT = /[\u0995-\u09B9\u09CE\u09DC-\u09DF]\u09BC?$/;
const VOWEL = /[\u0985-\u0994\u09BE-\u09CC]$/;

/** Bengali writes "of an hour" with an ending that the last letter chooses; after digits and foreign letters with a hyphen. */
function ofBengali(text: string): string {
  if (CONSONANT.test(text)) return `${text}ের`;
  return VOWEL.test(text) ? `${text}র` : `${text}-এর`;
}

const ENDINGS: Record<Language, (text: string) => string> = { en: (text) => text, bn: ofBengali };

/** A text as it stands before "within", "of" or "before" in the messages of a language that bends it there. */
export function possessive(text: string, language: Language): string {
  return ENDINGS[language](text);
}
