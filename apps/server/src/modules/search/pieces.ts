import { sortInSteps } from '#modules/catalogue/sort-in-steps.ts';

/** So long may a piece of background work hold up everybody else. */
const PIECE_MS = 4;

/** Background work that lets the calls of people pass: `await yieldToCalls()` between small steps. */
export function createYield(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < PIECE_MS) return undefined;
    return new Promise((resolve) => {
      setImmediate(() => {
        since = performance.now();
        resolve();
      });
    });
  };
}

/** Sorts without holding anybody up. */
export async function sortInPieces<T>(
  items: readonly T[],
  compare: (one: T, other: T) => number,
): Promise<T[]> {
  const order = await sortInSteps(items.length, (one, other) => compare(items[one] as T, items[other] as T));
  return Array.from(order, (at) => items[at] as T);
}

/** By code unit, as a tree of letters needs it. */
export function byLetters(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
