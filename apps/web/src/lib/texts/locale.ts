import type { Language } from '@maidan/contract/languages.ts';

/** Which customs of writing numbers and days go with a language: in English too the day comes before the month, as in Dhaka. */
export const LOCALES = { en: 'en-GB', bn: 'bn-BD' } as const satisfies Record<Language, string>;

export type Locale = (typeof LOCALES)[Language];
