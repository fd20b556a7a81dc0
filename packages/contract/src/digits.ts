import { isLanguage, languageFacts } from '#languages.ts';

/**
 * A number, or a text with numbers in it, in the digits of a language. While a page is hydrated this stands in for
 * `Intl.NumberFormat`, whose first use alone holds a phone up for a tenth of a second.
 */
export function digits(count: number | bigint | string, language: string): string {
  const own = isLanguage(language) ? languageFacts(language).digits : undefined;
  return own === undefined
    ? String(count)
    : String(count).replaceAll(/\d/g, (digit) => own[Number(digit)] ?? digit);
}

let lakhGrouping = true;

/** The operator's choice for the whole site: off, numbers have a comma after each third digit in every language. */
export function setLakhGrouping(on: boolean): void {
  lakhGrouping = on;
}

/** The digits of a whole number with their commas. */
export function grouped(whole: string, language: string): string {
  const byLakh = lakhGrouping && isLanguage(language) && languageFacts(language).groupsByLakh;
  return whole.replace(byLakh ? /\B(?=(?:\d{2})*\d{3}$)/g : /\B(?=(?:\d{3})+$)/g, ',');
}

export function countText(count: number, language: string): string {
  return digits(grouped(String(count), language), language);
}
