import type { Language } from '@maidan/contract/languages.ts';
import { plainNumber } from '@maidan/contract/typed/number.ts';
import { figure } from '#screen-parts/numbers.ts';
import { CRASH, multiplierAfter } from './crash.ts';

/** 2.31×, always with two decimals. One that broke before it began is shown as 1.00×: nobody saw less. */
export const multiplierText = (hundredths: number, language: Language): string =>
  `${figure((Math.max(hundredths, 100) / 100).toFixed(2), language)}×`;

/** 1,000×: of a figure without a fraction. */
export const wholeMultiplierText = (hundredths: number, language: Language): string =>
  `${figure(Math.floor(hundredths / 100), language)}×`;

/** What the page shows while it flies. */
export const shownMultiplier = (flownMs: number): number =>
  Math.min(multiplierAfter(flownMs), CRASH.capHundredths);

/** The least multiplier at which leaving by itself makes sense. */
export const LEAST_AUTO = 101;

/** What somebody typed, in the digits of any language: hundredths, null for nothing, undefined for what is no multiplier. */
export function typedMultiplier(text: string): number | null | undefined {
  const plain = plainNumber(text.trim().replace(/[×x]$/i, '')).replace(',', '.');
  if (plain === '') return null;
  if (!/^\d{1,4}(\.\d{0,2})?$/.test(plain)) return undefined;
  const hundredths = Math.round(Number(plain) * 100);
  return hundredths >= LEAST_AUTO && hundredths <= CRASH.capHundredths ? hundredths : undefined;
}
