import { randomInt } from 'node:crypto';
import type { VendorFaults } from '@maidan/contract/vendor-simulator/vendor-run.ts';
import type { Callback } from './scenarios.ts';

const PLACES = 2 ** 32;

type Arranged = { readonly callbacks: readonly Callback[]; readonly late: Callback | null };

/** The order in which callbacks come, and which of them is late: what would be first, so that the others overtake it. */
export function arrange(
  callbacks: readonly Callback[],
  { reorder, rollbackFirst, lateSeconds }: Pick<VendorFaults, 'reorder' | 'rollbackFirst' | 'lateSeconds'>,
  below: (end: number) => number = randomInt,
): Arranged {
  const shuffled = reorder ? otherOrder(callbacks, below) : callbacks;
  const ordered = rollbackFirst
    ? shuffled.toSorted((one, other) => Number(other.call === 'rollback') - Number(one.call === 'rollback'))
    : shuffled;
  if (lateSeconds === 0) return { callbacks: ordered, late: null };
  const [late = null, ...others] = ordered;
  return { callbacks: others, late };
}

/** Any order but the one it has: whoever asks for another wants to see one. */
function otherOrder(callbacks: readonly Callback[], below: (end: number) => number): Callback[] {
  const order = callbacks
    .map((callback) => ({ callback, place: below(PLACES) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ callback }) => callback);
  const same = order.every((callback, index) => callback === callbacks[index]);
  return same ? order.toReversed() : order;
}
