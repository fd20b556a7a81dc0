import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortInSteps } from './sort-in-steps.ts';

test('sorting in steps sorts like sorting at once, and equals keep their order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(20), { maxLength: 300 }), async (values) => {
      const value = (index: number) => values[index] ?? 0;
      const sorted = await sortInSteps(values.length, (a, b) => value(a) - value(b));
      expect([...sorted]).toEqual(values.map((_, index) => index).toSorted((a, b) => value(a) - value(b)));
    }),
  );
});
