import { expect, test } from 'vitest';
import { fallOf, JAR_HEIGHT, jarY, rungBells, xAt } from './fall.ts';

const path = [1, 1, 0, 1, 0, 0, 1, 1] as const;

test('the drop ends in the jar of its bin', () => {
  expect(fallOf([...path]).at(-1)).toEqual({ x: xAt(8, 5), y: jarY(8) + JAR_HEIGHT * 0.4 });
});

test('it rings one bell in every row, each beside the one before', () => {
  expect(rungBells([...path])).toEqual([0, 1, 2, 2, 3, 3, 3, 4]);
});
