import type { Language } from '#constants.ts';

const BENGALI = ['০', '১', '২', '৩', '৪', '৫', '৬', '৭', '৮', '৯'];

/**
 * A number, or a text with numbers in it, in the digits of a language. Where a page wakes this stands in for
 * `Intl.NumberFormat`, whose first use alone holds a phone up for a tenth of a second.
 */
export function digits(count: number | bigint | string, language: Language): string {
  if (language !== 'bn') return String(count);
  return String(count).replaceAll(/\d/g, (digit) => BENGALI[Number(digit)] ?? digit);
}

/** A whole number with its commas: after each third digit, in Bengali after the third and then after each second. */
export function countText(count: number, language: Language): string {
  const groups = language === 'bn' ? /\B(?=(?:\d{2})*\d{3}$)/g : /\B(?=(?:\d{3})+$)/g;
  return digits(String(count).replace(groups, ','), language);
}
