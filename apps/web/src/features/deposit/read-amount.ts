import { MONEY_CAP_MINOR, parseMoney, type Money } from '@maidan/contract/money.ts';
import { asciiDigits } from '#lib/forms/typed-digits.ts';

const TYPED = /^(\d{1,13})(?:\.(\d{1,2}))?$/;

/** What people type: `1,000`, `৫০০`, `500.5`, with the sign of the currency or spaces. Anything else is no amount. */
export function readAmount(typed: string): Money | null {
  const [, whole, cents = ''] = TYPED.exec(asciiDigits(typed).replaceAll(/[\s,৳]/g, '')) ?? [];
  if (whole === undefined) return null;
  const amount = parseMoney(`${BigInt(whole)}.${cents.padEnd(2, '0')}`);
  return amount > 0n && amount <= MONEY_CAP_MINOR ? amount : null;
}
