import { formatMoneyText, parseMoney } from '@maidan/contract/money.ts';

/** What bounds an amount, as far as it is known. */
export type AmountBounds = { smallest?: string; largest?: string; leftToday?: string; available?: string };

export type AmountProblem = { kind: 'tooSmall' | 'tooLarge' | 'dayLeft' | 'tooMuch'; amount: string };

/** What the platform would refuse, told while it is typed. */
export function amountProblem(amount: string, bounds: AmountBounds): AmountProblem | null {
  const asked = parseMoney(amount);
  const { smallest, largest, leftToday, available } = bounds;
  const isOver = (bound: string | undefined): bound is string =>
    bound !== undefined && asked > parseMoney(bound);
  if (smallest !== undefined && asked < parseMoney(smallest)) return { kind: 'tooSmall', amount: smallest };
  if (isOver(largest)) return { kind: 'tooLarge', amount: largest };
  if (isOver(leftToday)) return { kind: 'dayLeft', amount: leftToday };
  if (isOver(available)) return { kind: 'tooMuch', amount: available };
  return null;
}

/** As much as every limit allows; null when that is less than the smallest amount. */
export function mostOf(bounds: Required<AmountBounds>): string | null {
  const all = [bounds.available, bounds.largest, bounds.leftToday].map(parseMoney);
  const most = all.reduce((least, one) => (one < least ? one : least));
  return most < parseMoney(bounds.smallest) ? null : formatMoneyText(most);
}
