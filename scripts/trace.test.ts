import { expect, test } from 'vitest';
import { readProofs, readRows } from './trace.ts';

test('a mistyped id in a title is still seen, so that it can be refused', () => {
  expect([...readProofs('a.test.ts', "test('[XYZ-99] something', () => {})").keys()]).toEqual(['XYZ-99']);
});

test('an id outside brackets or outside a title proves nothing', () => {
  expect(readProofs('a.test.ts', "// [LOG-05]\ntest('LOG-05 without brackets', () => {})").size).toBe(0);
});

test('a title may name several rows', () => {
  const proofs = readProofs('a.test.ts', 'test(`[LOG-05, LOG-06] both`, () => {})');
  expect([...proofs.keys()]).toEqual(['LOG-05', 'LOG-06']);
});

test('rows are read from the table, with their text', () => {
  expect(readRows('| id | requirement |\n|---|---|\n| CAT-01 | Game categories. |\n').get('CAT-01')).toBe(
    'Game categories.',
  );
});
