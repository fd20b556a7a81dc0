import type { Language } from '#constants.ts';

const BENGALI = ['০', '১', '২', '৩', '৪', '৫', '৬', '৭', '৮', '৯'];

/**
 * A number, or a text with numbers in it, in the digits of a language. While a page is hydrated this stands in for
 * `Intl.NumberFormat`, whose first use alone holds a phone up for a tenth of a second.
 */
export function digits(count: number | bigint | string, language: string): string {
  if (language !== 'bn') return String(count);
  return String(count).replaceAll(/\d/g, (digit) => BENGALI[Number(digit)] ?? digit);
}

/** Languages whose readers part large numbers by lakh and crore: after the third digit, then after each second. */
const LAKH_LANGUAGES: ReadonlySet<string> = new Set(['bn']);
let lakhGrouping = true;

/** The operator's choice for the whole site: off, numbers have a comma after each third digit in every language. */
export function setLakhGrouping(on: boolean): void {
  lakhGrouping = on;
}

/** The digits of a whole number with their commas. */
export function grouped(whole: string, language: string): string {
  const byLakh = lakhGrouping && LAKH_LANGUAGES.has(language);
  return whole.replace(byLakh ? /\B(?=(?:\d{2})*\d{3}$)/g : /\B(?=(?:\d{3})+$)/g, ',');
}

export function countText(count: number, language: Language): string {
  return digits(grouped(String(count), language), language);
}
