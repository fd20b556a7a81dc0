import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fliesPast, pagesOf, rowWindow } from './row-window.ts';

const SCREEN = 900;

test('whatever is on the screen is drawn, and only a few rows beside it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4_000 }),
      fc.integer({ min: 150, max: 400 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (rows, rowHeight, share) => {
        const top = -Math.floor(share * rows * rowHeight);
        const { first, last } = rowWindow({ top, screen: SCREEN, rowHeight, rows });
        const visible = Array.from({ length: rows }, (_, row) => row).filter(
          (row) => top + (row + 1) * rowHeight > 0 && top + row * rowHeight < SCREEN,
        );
        for (const row of visible) expect(row >= first && row <= last).toBe(true);
        expect(last - first + 1).toBeLessThanOrEqual(Math.ceil(SCREEN / rowHeight) + 6);
      },
    ),
  );
});

test('a grid below the screen draws its beginning, one above its end', () => {
  expect(rowWindow({ top: 2_000, screen: SCREEN, rowHeight: 300, rows: 50 })).toEqual({ first: 0, last: 0 });
  expect(rowWindow({ top: -99_999, screen: SCREEN, rowHeight: 300, rows: 50 })).toEqual({
    first: 49,
    last: 49,
  });
});

test('who reads, turns a wheel or pages on does not fly; who drags the bar or jumps far does, either way', () => {
  const wheel = { moved: 100, ms: 16, screen: SCREEN };
  const aPageOn = { moved: 0.9 * SCREEN, ms: 400, screen: SCREEN };
  for (const pace of [wheel, aPageOn, { ...wheel, moved: 0 }]) expect(fliesPast(pace)).toBe(false);
  const dragged = { moved: 700, ms: 33, screen: SCREEN };
  for (const pace of [dragged, { ...dragged, moved: -700 }]) expect(fliesPast(pace)).toBe(true);
});

test('a jump after a long rest is a jump, and two movements within one frame are not twice as fast', () => {
  const jump = { moved: 20 * SCREEN, ms: 60_000, screen: SCREEN };
  expect(fliesPast(jump)).toBe(true);
  expect(fliesPast({ moved: 0.1 * SCREEN, ms: 0, screen: SCREEN })).toBe(false);
  expect(fliesPast({ moved: 0.1 * SCREEN, ms: 4, screen: SCREEN })).toBe(false);
});

test('pages are those that the games stand on', () => {
  expect(pagesOf(0, 23, 24)).toEqual([1]);
  expect(pagesOf(23, 24, 24)).toEqual([1, 2]);
  expect(pagesOf(240, 300, 24)).toEqual([11, 12, 13]);
});
