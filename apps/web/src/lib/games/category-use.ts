import type { GameCategory } from '@maidan/contract/constants.ts';
import { storedValue } from '#lib/storage/storage.ts';

type Uses = Record<string, number>;

const isUses = (value: unknown): value is Uses =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(Number.isFinite);
const uses = storedValue<Uses>('maidan-category-use', isUses, {});

/** Above this all are halved: what somebody likes now outweighs what they liked last year. */
const MOST = 64;

/** A list was opened or a game of it started, in this browser. */
export function noteCategoryUse(category: GameCategory): void {
  const counts = { ...uses.read(), [category]: (uses.read()[category] ?? 0) + 1 };
  const share = (counts[category] ?? 0) > MOST ? 0.5 : 1;
  uses.write(Object.fromEntries(Object.entries(counts).map(([key, count]) => [key, count * share])));
}

/** The categories that were used, most used first. */
export function usedCategories(): string[] {
  return Object.entries(uses.read())
    .toSorted(([, one], [, other]) => other - one)
    .map(([category]) => category);
}
