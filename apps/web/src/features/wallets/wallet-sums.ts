import { formatMoneyText, minor, parseMoney } from '@maidan/contract/money.ts';
import type { Board } from './wallets.queries.ts';

export const isNothing = (amount: string): boolean => parseMoney(amount) === 0n;

/** Everything that belongs to the member, wherever it lies or is on its way: moving it changes nothing about this. */
export function allTogether({ main, wallets }: Board): string {
  const parts = [main.balance, main.held, ...wallets.flatMap(({ balance, held }) => [balance, held])];
  return formatMoneyText(minor(parts.reduce((sum, part) => sum + parseMoney(part), 0n)));
}

export function isMore(amount: string, than: string): boolean {
  return parseMoney(amount) > parseMoney(than);
}

const ROUND_AMOUNTS = ['100.00', '500.00', '1000.00', '5000.00'] as const;

/** Round amounts that are there, and everything. */
export function presetsOf(available: string): string[] {
  if (isNothing(available)) return [];
  return [...ROUND_AMOUNTS.filter((amount) => isMore(available, amount)), available];
}
