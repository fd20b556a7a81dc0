import type { Language } from '@maidan/contract/languages.ts';
import { digits } from '@maidan/contract/digits.ts';

const MONTHS = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  bn: [
    'জানুয়ারি',
    'ফেব্রুয়ারি',
    'মার্চ',
    'এপ্রিল',
    'মে',
    'জুন',
    'জুলাই',
    'আগস্ট',
    'সেপ্টেম্বর',
    'অক্টোবর',
    'নভেম্বর',
    'ডিসেম্বর',
  ],
} satisfies Record<Language, string[]>;

/**
 * A day with its month in words, where the reader is. Popups show it: `Intl.DateTimeFormat`, whose first use holds a
 * phone up for a tenth of a second, would be felt there.
 */
export function dayText(at: Date, language: Language): string {
  const month = MONTHS[language][at.getMonth()] ?? '';
  const year = language === 'bn' ? `, ${at.getFullYear()}` : ` ${at.getFullYear()}`;
  return digits(`${at.getDate()} ${month}${year}`, language);
}
