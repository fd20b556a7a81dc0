/**
 * The languages the platform speaks, and all that is different between them apart from words: a line here and the
 * locale files named after it add one.
 */
const FACTS = {
  en: { name: 'English', locale: 'en-GB', digits: '0123456789', groupsByLakh: false },
  bn: { name: 'বাংলা', locale: 'bn-BD', digits: '০১২৩৪৫৬৭৮৯', groupsByLakh: true },
  hi: { name: 'हिन्दी', locale: 'hi-IN', digits: '0123456789', groupsByLakh: true },
} as const satisfies Record<string, LanguageFacts>;

export type LanguageFacts = {
  /** As its speakers write it. */
  name: string;
  /** Which customs of writing numbers and days go with it: in English too the day comes before the month, as in Dhaka. */
  locale: string;
  /** From zero to nine. */
  digits: string;
  /** Whether its readers part large numbers by lakh and crore: after the third digit, then after each second. */
  groupsByLakh: boolean;
};

export type Language = keyof typeof FACTS;
export const LANGUAGES = Object.keys(FACTS) as [Language, ...Language[]];
export const DEFAULT_LANGUAGE = 'en' as const satisfies Language;

export function languageFacts(language: Language): LanguageFacts {
  return FACTS[language];
}

export function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(FACTS, tag);
}
