import { formatMoneyText, parseMoney } from '@maidan/contract/money.ts';

/** What bounds an amount that leaves the balance. */
export type Limited = {
  available: string;
  limits: { smallest: string; largest: string; leftToday: string };
};

export type AmountProblem = { kind: 'tooSmall' | 'tooLarge' | 'dayLeft' | 'tooMuch'; amount: string };

/** What the platform would refuse, told while it is typed. */
export function amountProblem(amount: string, { limits, available }: Limited): AmountProblem | null {
  const asked = parseMoney(amount);
  if (asked < parseMoney(limits.smallest)) return { kind: 'tooSmall', amount: limits.smallest };
  if (asked > parseMoney(limits.largest)) return { kind: 'tooLarge', amount: limits.largest };
  if (asked > parseMoney(limits.leftToday)) return { kind: 'dayLeft', amount: limits.leftToday };
  if (asked > parseMoney(available)) return { kind: 'tooMuch', amount: available };
  return null;
}

/** As much as every limit allows; null when that is less than the smallest amount. */
export function mostOf({ limits, available }: Limited): string | null {
  const all = [available, limits.largest, limits.leftToday].map(parseMoney);
  const most = all.reduce((least, one) => (one < least ? one : least));
  return most < parseMoney(limits.smallest) ? null : formatMoneyText(most);
}
