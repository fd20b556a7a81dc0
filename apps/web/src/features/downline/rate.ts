import { languageFacts, type Language } from '@maidan/contract/languages.ts';

const WHOLE = 100;

/** 50 as `0.50%`, in the language's digits. */
export function rateText(basisPoints: number, language: Language): string {
  return new Intl.NumberFormat(languageFacts(language).locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(basisPoints / (WHOLE * WHOLE));
}

/** As it is typed. */
export const typedRate = (basisPoints: number): string => (basisPoints / WHOLE).toFixed(2);
