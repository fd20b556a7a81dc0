import { formatMoneyText, minor, parseMoney } from '@maidan/contract/money.ts';
import { isAmount } from '@maidan/contract/typed/amount.ts';
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

/** What is still missing when this much arrived; null when it is no part. */
export function restOf(sent: string, received: string): string | null {
  if (!isAmount(received)) return null;
  const rest = parseMoney(sent) - parseMoney(received);
  return rest > 0n && parseMoney(received) > 0n ? formatMoneyText(minor(rest)) : null;
}

/** Nothing but the amount decides: there is somewhere to send it, and nothing to wait for. */
export function canAsk({ heldUntil, hasPaymentPassword, accounts }: Desk): boolean {
  return heldUntil === null && hasPaymentPassword && accounts.some(({ usable }) => usable);
}

type Later = { amount: string; because: 'largest' | 'day'; limit: string };

/** What is free, but not within one request now: which limit keeps it. */
export function laterOf({ free, most, limits }: Pick<Desk, 'free' | 'most' | 'limits'>): Later | null {
  const amount = parseMoney(free) - parseMoney(most);
  if (amount <= 0n || parseMoney(most) === 0n) return null;
  const because = parseMoney(limits.leftToday) < parseMoney(limits.largest) ? 'day' : 'largest';
  const limit = because === 'day' ? limits.leftToday : limits.largest;
  return { amount: formatMoneyText(minor(amount)), because, limit };
}

/** What the member owes, after money that had been spent was taken back. */
export function owedOf({ balance, held }: Pick<Desk, 'balance' | 'held'>): string | null {
  const left = parseMoney(balance) - parseMoney(held);
  return left < 0n ? formatMoneyText(minor(-left)) : null;
}

/** 0 to 1: how much of the bets has been made. */
export function shareOf({ required, counted }: Desk['turnover']): number {
  const all = parseMoney(required);
  return all === 0n ? 1 : Number((parseMoney(counted) * 1000n) / all) / 1000;
}
