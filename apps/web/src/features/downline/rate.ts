import { languageFacts, type Language } from '@maidan/contract/languages.ts';
import { asciiDigits } from '#lib/forms/typed-digits.ts';

const WHOLE = 100;

/** 50 as `0.50%`, in the language's digits. */
export function rateText(basisPoints: number, language: Language): string {
  return new Intl.NumberFormat(languageFacts(language).locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(basisPoints / (WHOLE * WHOLE));
}

/** What somebody typed as a percentage, in any digits; null for what is none, or too fine. */
export function readRate(typed: string): number | null {
  const text = asciiDigits(typed).trim().replace(/%$/, '').trim();
  const found = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(text);
  if (found === null) return null;
  return Number(found[1]) * WHOLE + Number((found[2] ?? '').padEnd(2, '0'));
}

/** As it is typed. */
export const typedRate = (basisPoints: number): string => (basisPoints / WHOLE).toFixed(2);
