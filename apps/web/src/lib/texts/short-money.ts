import { displayMoney } from '@maidan/contract/money.ts';
import type { Money } from '@maidan/contract/money.ts';

const CENTS = '.00'.length;

/** Without the decimals where there are none. */
export function shortMoney(amount: Money, currencySymbol: string, language: string): string {
  const text = displayMoney(amount, currencySymbol, language);
  return amount % 100n === 0n ? text.slice(0, -CENTS) : text;
}
