import { formatMoneyText, minor, parseMoney } from '@maidan/contract/money.ts';
import { isAmount } from './typed-amount.ts';
import type { Desk } from './withdrawal.queries.ts';

const BASIS = 10_000n;

/** The same sum as the platform's, shown before it is asked. */
export function costOf(amount: string, { fee }: Pick<Desk, 'fee'>): { fee: string; arrives: string } | null {
  if (!isAmount(amount)) return null;
  const asked = parseMoney(amount);
  const kept = parseMoney(fee.fixed) + (asked * BigInt(fee.basisPoints)) / BASIS;
  if (kept >= asked) return null;
  return { fee: formatMoneyText(minor(kept)), arrives: formatMoneyText(minor(asked - kept)) };
}

export type AmountProblem = { kind: 'tooSmall' | 'tooLarge' | 'dayLeft' | 'tooMuch'; amount: string };

/** What the platform would refuse, told while it is typed. */
export function amountProblem(amount: string, { limits, available }: Desk): AmountProblem | null {
  const asked = parseMoney(amount);
  if (asked < parseMoney(limits.smallest)) return { kind: 'tooSmall', amount: limits.smallest };
  if (asked > parseMoney(limits.largest)) return { kind: 'tooLarge', amount: limits.largest };
  if (asked > parseMoney(limits.leftToday)) return { kind: 'dayLeft', amount: limits.leftToday };
  if (asked > parseMoney(available)) return { kind: 'tooMuch', amount: available };
  return null;
}

/** As much as every limit allows; null when that is less than the smallest withdrawal. */
export function mostOf({ limits, available }: Pick<Desk, 'limits' | 'available'>): string | null {
  const all = [available, limits.largest, limits.leftToday].map(parseMoney);
  const most = all.reduce((least, one) => (one < least ? one : least));
  return most < parseMoney(limits.smallest) ? null : formatMoneyText(most);
}

/** What is still missing when this much arrived; null when it is no part. */
export function restOf(sent: string, received: string): string | null {
  if (!isAmount(received)) return null;
  const rest = parseMoney(sent) - parseMoney(received);
  return rest > 0n && parseMoney(received) > 0n ? formatMoneyText(minor(rest)) : null;
}

/** 0 to 1: how much of the bets has been made. */
export function shareOf({ required, counted }: Desk['turnover']): number {
  const all = parseMoney(required);
  return all === 0n ? 1 : Number((parseMoney(counted) * 1000n) / all) / 1000;
}
