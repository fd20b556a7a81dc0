import { expect, test } from 'vitest';
import { foldEntries } from './fold-entries.ts';

const line = { widths: [50, 90, 60, 80, 70], importance: [0, 1, 2, 3, 4], button: 80 };
const folded = (change: Partial<Parameters<typeof foldEntries>[0]>) =>
  [...foldEntries({ room: 400, ...line, ...change })].toSorted((one, other) => one - other);

test('[HDR-02] nothing is folded while everything fits, and the button then needs no room', () => {
  expect(folded({ room: 358 })).toEqual([]);
  expect(folded({ room: 357 })).toEqual([3, 4]);
});

test('[HDR-02] what a player uses stays in sight, whatever place it has in the line', () => {
  expect(folded({ room: 300, importance: [0, 4, 3, 1, 2] })).toEqual([1, 2]);
});

test('[HDR-02] without any room everything is behind the button', () => {
  expect(folded({ room: 60 })).toEqual([0, 1, 2, 3, 4]);
});
