import type { Language } from '@maidan/contract/languages.ts';
import { digits } from '@maidan/contract/digits.ts';
import type { PatternId, RuleProblem } from '@maidan/contract/system/register-rules.ts';

/** REG-04: what each kind of pattern asks for. `{0}` is the length, e.g. 4–16. */
const TEXTS: Readonly<Record<PatternId, Readonly<Record<Language, string>>>> = {
  ANY: { en: 'Please use {0} characters.', bn: '{0} অক্ষরের মধ্যে লিখুন।' },
  LETTER_FIRST: {
    en: 'Letters and digits, a letter first, {0} characters.',
    bn: 'অক্ষর ও সংখ্যা, শুরুতে অক্ষর, মোট {0}টি।',
  },
  MAILBOX: {
    en: 'A mail address such as name@example.com, {0} characters.',
    bn: 'name@example.com-এর মতো একটি ইমেইল ঠিকানা, মোট {0} অক্ষর।',
  },
  ALPHANUMERIC: { en: 'Letters and digits only, {0} characters.', bn: 'শুধু অক্ষর ও সংখ্যা, মোট {0}টি।' },
  LETTERS_AND_DIGITS: {
    en: 'Letters and digits combined, at least one of each, {0} characters.',
    bn: 'অক্ষর ও সংখ্যা মিলিয়ে, প্রতিটি অন্তত একটি, মোট {0}টি।',
  },
  DIGITS: { en: 'Digits only, {0} of them.', bn: 'শুধু সংখ্যা, মোট {0}টি।' },
  ALPHANUMERIC_UPPERCASE: {
    en: 'Letters and digits with at least one capital letter, {0} characters.',
    bn: 'অক্ষর ও সংখ্যা, অন্তত একটি বড় হাতের অক্ষরসহ, মোট {0}টি।',
  },
  ENGLISH_SPACES: {
    en: 'English letters and spaces only, {0} characters.',
    bn: 'শুধু ইংরেজি অক্ষর ও ফাঁকা স্থান, মোট {0}টি।',
  },
  NO_SPACES: { en: 'No spaces, {0} characters.', bn: 'ফাঁকা স্থান ছাড়া, মোট {0} অক্ষর।' },
  CHINESE: { en: 'Chinese characters only, {0} of them.', bn: 'শুধু চীনা অক্ষর, মোট {0}টি।' },
  KOREAN: { en: 'Korean characters only, {0} of them.', bn: 'শুধু কোরীয় অক্ষর, মোট {0}টি।' },
  THAI: { en: 'Thai characters only, {0} of them.', bn: 'শুধু থাই অক্ষর, মোট {0}টি।' },
  THAI_ENGLISH_SPACES: {
    en: 'Thai or English letters and spaces, {0} characters.',
    bn: 'থাই বা ইংরেজি অক্ষর ও ফাঁকা স্থান, মোট {0}টি।',
  },
  UPPERCASE_SPACES: {
    en: 'Capital letters and spaces only, {0} characters.',
    bn: 'শুধু বড় হাতের অক্ষর ও ফাঁকা স্থান, মোট {0}টি।',
  },
  LETTERS_DIGITS_SYMBOLS: {
    en: 'Letters, digits and symbols, {0} characters.',
    bn: 'অক্ষর, সংখ্যা ও চিহ্ন, মোট {0}টি।',
  },
  DATE_YMD: {
    en: 'A date as year-month-day, such as 2000-12-31.',
    bn: 'তারিখ লিখুন বছর-মাস-দিন হিসেবে, যেমন 2000-12-31।',
  },
  DATE_MDY: {
    en: 'A date as month-day-year, such as 12-31-2000.',
    bn: 'তারিখ লিখুন মাস-দিন-বছর হিসেবে, যেমন 12-31-2000।',
  },
};

/** REG-03: the text of the kind of pattern, with the bounds filled in. */
export function ruleText({ patternId, min, max }: RuleProblem, language: Language): string {
  return TEXTS[patternId][language].replace('{0}', digits(min === max ? min : `${min}–${max}`, language));
}
