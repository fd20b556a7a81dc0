import { ACE, RANKS, rankOf, suitOf, type Card } from '#cards/deck.ts';

/** From the weakest to the strongest. */
export const HAND_KINDS = ['high', 'pair', 'color', 'sequence', 'pure-sequence', 'trail'] as const;
export type HandKind = (typeof HAND_KINDS)[number];

export const kindOf = (cards: readonly Card[]): HandKind =>
  HAND_KINDS[Math.floor(strengthOf(cards) / KIND)] ?? 'high';

const KIND = (RANKS + 1) ** 3;
const inOrder = (first: number, second: number, third: number): number =>
  (first * (RANKS + 1) + second) * (RANKS + 1) + third;

/** Three cards as one number: the stronger hand has the greater, equal hands have the same. Suits do not count. */
export function strengthOf(cards: readonly Card[]): number {
  const [high = 0, middle = 0, low = 0] = cards.map(rankOf).toSorted((one, other) => other - one);
  const isColor = new Set(cards.map(suitOf)).size === 1;
  const run = runOf(high, middle, low);
  if (high === low) return 5 * KIND + high;
  if (run !== null) return (isColor ? 4 : 3) * KIND + run;
  if (isColor) return 2 * KIND + inOrder(high, middle, low);
  if (high === middle) return KIND + inOrder(high, low, 0);
  if (middle === low) return KIND + inOrder(middle, high, 0);
  return inOrder(high, middle, low);
}

/** A-K-Q is the highest run and A-2-3 the second; below them they go by their highest card. */
function runOf(high: number, middle: number, low: number): number | null {
  if (high === ACE && middle === 1 && low === 0) return ACE - 0.5;
  return high - middle === 1 && middle - low === 1 ? high : null;
}
