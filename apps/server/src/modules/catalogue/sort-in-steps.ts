import { setImmediate as yieldToEvents } from 'node:timers/promises';

/** Compared in one go before others are let in; some two milliseconds of names. */
const STEP = 2_000;

/**
 * Sorts the numbers below `count`, letting other calls in between: names of a whole catalogue take a fifth of a second,
 * for which nobody else should wait. A merge sort, so what compares as equal keeps its order.
 */
export async function sortInSteps(
  count: number,
  compare: (a: number, b: number) => number,
): Promise<Uint32Array> {
  let from = Uint32Array.from({ length: count }, (_, index) => index);
  let into = new Uint32Array(count);
  let compared = 0;
  for (let width = 1; width < count; width *= 2) {
    for (let start = 0; start < count; start += 2 * width) {
      compared += merge(from, into, start, width, compare);
      if (compared < STEP) continue;
      compared = 0;
      await yieldToEvents();
    }
    [from, into] = [into, from];
  }
  return from;
}

/** Brings two sorted neighbours together; answers how many steps it took. */
function merge(
  from: Uint32Array,
  into: Uint32Array,
  start: number,
  width: number,
  compare: (a: number, b: number) => number,
): number {
  const middle = Math.min(start + width, from.length);
  const end = Math.min(start + 2 * width, from.length);
  let left = start;
  let right = middle;
  for (let place = start; place < end; place += 1) {
    const fromLeft = left < middle && (right >= end || compare(from[left] ?? 0, from[right] ?? 0) <= 0);
    into[place] = (fromLeft ? from[left] : from[right]) ?? 0;
    if (fromLeft) left += 1;
    else right += 1;
  }
  return end - start;
}
