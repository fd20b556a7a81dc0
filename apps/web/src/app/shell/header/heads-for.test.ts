import { expect, test } from 'vitest';
import { headsFor } from './heads-for.ts';

const MENU = { left: 100, right: 356, top: 68, bottom: 268 };

test.each([
  ['straight down', { x: 120, y: 30 }, { x: 120, y: 40 }, true],
  ['down and to the right, into the menu', { x: 120, y: 30 }, { x: 160, y: 40 }, true],
  ['along the entries', { x: 120, y: 30 }, { x: 160, y: 30 }, false],
  ['up and away', { x: 120, y: 30 }, { x: 130, y: 20 }, false],
  ['down, but past the menu', { x: 120, y: 30 }, { x: 220, y: 33 }, false],
  ['so little that it says nothing', { x: 120, y: 30 }, { x: 122, y: 30 }, true],
  ['already beside it', { x: 120, y: 60 }, { x: 500, y: 90 }, false],
])('[HDR-02] %s', (_way, from, to, heads) => {
  expect(headsFor(MENU, from, to)).toBe(heads);
});

test.each([
  ['right' as const, { x: 60, y: 100 }, { x: 80, y: 120 }, true],
  ['right' as const, { x: 60, y: 100 }, { x: 62, y: 140 }, false],
  ['right' as const, { x: 60, y: 100 }, { x: 40, y: 110 }, false],
  ['left' as const, { x: 400, y: 100 }, { x: 380, y: 120 }, true],
  ['left' as const, { x: 400, y: 100 }, { x: 420, y: 110 }, false],
])('[HDR-02] a menu that opens to the %s is headed for sideways', (side, from, to, heads) => {
  expect(headsFor(MENU, from, to, side)).toBe(heads);
});
