import { minor } from '@maidan/contract/money.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrange } from './arrange.ts';
import { storyOf } from './scenarios.ts';

const { open } = storyOf('win-taken-back', minor(100));
const NONE = { reorder: false, rollbackFirst: false, lateSeconds: 0 };
const names = (callbacks: readonly { name: string }[]) => callbacks.map(({ name }) => name);

test('without faults callbacks come as they were made', () => {
  expect(arrange(open, NONE)).toEqual({ callbacks: open, late: null });
});

test('reordered, all of them come, and never in the order in which they were made', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), (random) => {
      const { callbacks } = arrange(
        open,
        { ...NONE, reorder: true },
        (end) => Number(random.next().value) % end,
      );
      expect(names(callbacks)).not.toEqual(names(open));
      expect(names(callbacks).toSorted()).toEqual(names(open).toSorted());
    }),
  );
});

test('a rollback that overtakes comes before what it undoes', () => {
  const { callbacks } = arrange(open, { ...NONE, rollbackFirst: true });
  expect(names(callbacks)).toEqual(['win-undone', 'bet', 'win']);
});

test('what would be first is late, and the others overtake it', () => {
  const { callbacks, late } = arrange(open, { ...NONE, lateSeconds: 3 });
  expect([names(callbacks), late?.name]).toEqual([['win', 'win-undone'], 'bet']);
});
