import { digits, grouped } from '@maidan/contract/digits.ts';
import type { Language } from '@maidan/contract/languages.ts';
import { displayMoney, type Money } from '@maidan/contract/money.ts';

/** A count or a figure in the digits of the language, with its commas; decimals have none. */
export function figure(value: number | string, language: Language): string {
  const [whole = '', ...decimals] = String(value).split('.');
  return digits([grouped(whole, language), ...decimals].join('.'), language);
}

export type AmountText = (amount: Money) => string;

export function amountTextFor(language: Language, symbol: string): AmountText {
  return (amount) => displayMoney(amount, symbol, language);
}

/** A random version 4 id; `crypto.randomUUID` is missing on pages without https. */
export function newOperationId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
