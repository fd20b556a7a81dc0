import { formatMoneyText, MONEY_CAP_MINOR, parseMoney } from '#money.ts';
import type { Money } from '#money.ts';
import { plainNumber } from './number.ts';

const TYPED = /^(\d{1,13})(?:\.(\d{1,2}))?$/;

/** What people type: `1,000`, `500.5`, with the sign of the currency or spaces. Null for nothing and for no amount. */
export function readAmount(typed: string): Money | null {
  const amount = readTyped(typed);
  return amount !== null && amount > 0n ? amount : null;
}

/** In the one form that travels. What is no amount stays as it is, for the form to say so. */
export function cleanAmount(typed: string): string {
  const amount = readTyped(typed);
  return amount === null ? plainNumber(typed) : formatMoneyText(amount);
}

/** Whether a field that is cleaned as it is typed holds an amount by now, even if that is nothing. */
export const isAmount = (text: string): boolean => readTyped(text) !== null && cleanAmount(text) === text;

function readTyped(typed: string): Money | null {
  const [, whole, cents = ''] = TYPED.exec(plainNumber(typed)) ?? [];
  if (whole === undefined) return null;
  const amount = parseMoney(`${BigInt(whole)}.${cents.padEnd(2, '0')}`);
  return amount <= MONEY_CAP_MINOR ? amount : null;
}
