import { expect, test } from 'vitest';
import { shortText } from './chip.tsx';
import { texts as bengali } from './texts/bn.ts';
import { texts as english } from './texts/en.ts';

test('[GAM-08] a chip says thousands in short, in the letters of the language, and never more than it stands for', () => {
  expect([50, 999, 1_000, 1_250, 5_000, 2_000_000].map((units) => shortText(units, english))).toEqual([
    '50',
    '999',
    '1K',
    '1.2K',
    '5K',
    '2M',
  ]);
  for (const units of [1_000, 99_999, 100_000, 10_000_000])
    expect(shortText(units, bengali)).toMatch(/^[\d.]+[ঀ-৿]+$/);
});
