import { formatMoneyText, minor, parseMoney } from '@maidan/contract/money.ts';
import type { ShownTerms } from '@maidan/contract/rewards/rule-version.ts';
import type { RecordCategory } from '@maidan/contract/records/record-words.ts';

const BASE = parseMoney('1000.00');

export type Earning = { base: string; bonus: string; category: RecordCategory | null };
export type Freeing = {
  bonus: string;
  required: string;
  category: RecordCategory;
  percent: number;
  stakes: string;
};

const text = (amount: bigint): string => formatMoneyText(minor(amount));
const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** What a round sum would bring, by the terms themselves; null where nothing is staked or paid in. */
export function earningOf({ counts, rates, basisPoints, largest }: ShownTerms): Earning | null {
  const [first] = rates;
  const rate = counts === 'stake' ? first?.basisPoints : basisPoints;
  if (rate === undefined || rate === null) return null;
  const bonus = least((BASE * BigInt(rate)) / 10_000n, parseMoney(largest));
  return {
    base: text(BASE),
    bonus: text(bonus),
    category: counts === 'stake' ? (first?.category ?? null) : null,
  };
}

/** What frees a bonus: the game that counts least is told, because that is the most that may have to be staked. */
export function freeingOf(terms: ShownTerms): Freeing | null {
  const { wagering, amount } = terms;
  const [lowest] = wagering?.weights.toSorted((one, other) => one.percent - other.percent) ?? [];
  if (wagering === null || lowest === undefined) return null;
  const bonus = parseMoney(amount ?? earningOf(terms)?.bonus ?? '100.00');
  const required = bonus * BigInt(wagering.times);
  const { category, percent } = lowest;
  // Rounded up, so that bets of so much are enough.
  const stakes = (required * 100n + BigInt(percent) - 1n) / BigInt(percent);
  return { bonus: text(bonus), required: text(required), category, percent, stakes: text(stakes) };
}
