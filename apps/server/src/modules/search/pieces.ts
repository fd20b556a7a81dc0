/** So long may a piece of background work hold up everybody else. */
const PIECE_MS = 4;
const SORTED_AT_ONCE = 1_000;

/** Background work that lets the calls of people pass: `await breathe()` between small steps. */
export function createBreath(): () => Promise<void> | undefined {
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

/** Sorts without holding anybody up: short runs first, then merged two by two. */
export async function sortInPieces<T>(
  items: readonly T[],
  compare: (one: T, other: T) => number,
): Promise<T[]> {
  const breathe = createBreath();
  let runs: T[][] = [];
  for (let from = 0; from < items.length; from += SORTED_AT_ONCE) {
    runs.push(items.slice(from, from + SORTED_AT_ONCE).toSorted(compare));
    await breathe();
  }
  while (runs.length > 1) {
    const merged: T[][] = [];
    for (let at = 0; at < runs.length; at += 2) {
      merged.push(await merge(runs[at] ?? [], runs[at + 1] ?? [], compare, breathe));
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

async function merge<T>(
  left: readonly T[],
  right: readonly T[],
  compare: (one: T, other: T) => number,
  breathe: () => Promise<void> | undefined,
): Promise<T[]> {
  const merged: T[] = [];
  let l = 0;
  let r = 0;
  while (l < left.length && r < right.length) {
    const [one, other] = [left[l] as T, right[r] as T];
    if (compare(one, other) <= 0) l += merged.push(one) > 0 ? 1 : 0;
    else r += merged.push(other) > 0 ? 1 : 0;
    if (merged.length % SORTED_AT_ONCE === 0) await breathe();
  }
  for (; l < left.length; l += 1) merged.push(left[l] as T);
  for (; r < right.length; r += 1) merged.push(right[r] as T);
  return merged;
}

/** By code unit, as a tree of letters needs it. */
export function byLetters(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
