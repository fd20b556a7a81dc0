import { expect, test } from 'vitest';
import { countTouch } from './coating.ts';

const fresh = () => Array.from({ length: 9 }, () => new Set<number>());

test('a dab opens nothing, strokes over most of a field open it', () => {
  const touched = fresh();
  expect(countTouch(touched, 0.17, 0.17)).toBeNull();
  const opened = [0.02, 0.1, 0.18, 0.26, 0.31].flatMap((y) =>
    [0.05, 0.12, 0.2, 0.28].map((x) => countTouch(touched, x, y)),
  );
  expect(opened.at(-1)).toBe(0);
});

test('what is scratched in one field opens no other, and beside the card there is none', () => {
  const touched = fresh();
  for (let x = 0.34; x < 0.66; x += 0.02) countTouch(touched, x, 0.5);
  expect(touched.map((parts) => parts.size > 0)).toEqual([
    false,
    false,
    false,
    false,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(countTouch(touched, 1.2, 0.5)).toBeNull();
  expect(countTouch(touched, -0.1, 0.5)).toBeNull();
});
