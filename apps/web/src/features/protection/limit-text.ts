import { displayMoney, formatMoneyText, parseMoney } from '@maidan/contract/money.ts';
import { digits } from '@maidan/contract/digits.ts';
import type { Language } from '@maidan/contract/languages.ts';
import type { LimitKind } from '@maidan/contract/protection/protection.ts';
import { readAmount } from '@maidan/contract/typed/amount.ts';
import { readWhole } from '@maidan/contract/typed/number.ts';

const FEWEST_MINUTES = 15;
const MOST_MINUTES = 43_200;

/** What was typed, as the contract wants it; null when it is no such value. */
export function readLimit(kind: LimitKind, typed: string): string | null {
  if (kind === 'time') {
    const minutes = readWhole(typed) ?? 0;
    return minutes >= FEWEST_MINUTES && minutes <= MOST_MINUTES ? String(minutes) : null;
  }
  const amount = readAmount(typed);
  return amount === null ? null : formatMoneyText(amount);
}

export type Words = { symbol: string; language: Language; time: (hours: number, minutes: number) => string };

/** A value as a person reads it: money, or hours and minutes. */
export function limitWords(kind: LimitKind, value: string, { symbol, language, time }: Words): string {
  if (kind !== 'time') return displayMoney(parseMoney(value), symbol, language);
  const minutes = Number(value);
  return digits(time(Math.floor(minutes / 60), minutes % 60), language);
}

/** How much of a limit is used up, in whole percent for a bar. */
export function usedPercent(used: string, value: string): number {
  const [part, whole] = [Number(used), Number(value)];
  return whole === 0 ? 100 : Math.min(100, Math.round((part / whole) * 100));
}
