import { expect, test } from 'vitest';
import { isThere, readCodes, readNamings } from './codes.ts';

const codes = (file: string, text: string) => readNamings(file, text).map(({ code }) => code);

test.each([
  ['a.ts', '/** T25: waits. */'],
  ['a.tsx', '/**\n * Kept once (T25).\n */'],
  ['a.ts', 'const x = 1; // T25: waits'],
  ['a.sql', 'select 1; -- T25: waits'],
  ['a.md', 'Money waits (T25).'],
  ['a.test.ts', "test('[LOG-05] T25: waits', () => {})"],
  ['a.test.ts', "test.each([['T25: in a table', 1]])('%s', () => {})"],
  ['a.test.ts', "test.each(MANY)(\n  'T25: after a table %s',\n  () => {})"],
  ['a/conformance/cases.ts', "{ id: 'T25', title: 'waits' }"],
])('in %s, %j names a code', (file, text) => {
  expect(codes(file, text)).toEqual(['T25']);
});

test('several codes and ranges are all named', () => {
  expect(codes('a.test.ts', "test('X1, R2: both', () => {})")).toEqual(['X1', 'R2']);
  expect(codes('a.test.ts', "test('L9 to L11: all', () => {})")).toEqual(['L9', 'L10', 'L11']);
  expect(codes('a.md', '| C1-C3 | plays |')).toEqual(['C1', 'C2', 'C3']);
});

test.each([
  ['a.ts', "const NOWHERE = new Set(['XX', 'T1']);"],
  ['a.test.ts', "expect(cell).toBe('@SUM(A1)')"],
  ['a.test.ts', "{ socialTicket: 'S1' }"],
  ['a.ts', '/** Written 0xA1, in I18n, at #A1 and 4xL1. */'],
  ['a.md', 'The row LOG-05 and `T1` in code marks.'],
])('in %s, %j names none', (file, text) => {
  expect(codes(file, text)).toEqual([]);
});

test('only what a test says in its titles is a proof', () => {
  const [comment, title] = ['// T25: why', "test('T25: what', () => {})"].map((text) =>
    readNamings('a.test.ts', text).map((naming) => naming.inTest),
  );
  expect([comment, title]).toEqual([[false], [true]]);
});

test('a definition is a row with its text and the places that keep it', () => {
  const row =
    '| X6  | Credited once. | `unique (a, b)`, `modules/deposit/`, `wallet_bet` |\n| C1  | asks |\n';
  const defined = readCodes(`| id | rule | kept in |\n| --- | --- | --- |\n${row}`);
  expect([...defined]).toEqual([
    ['X6', { text: 'Credited once.', places: ['modules/deposit/', 'wallet_bet'] }],
    ['C1', { text: 'asks', places: [] }],
  ]);
});

test('a place is there by any end of its path, or by its name in SQL', () => {
  const files = ['apps/server/src/modules/deposit/apply-news.ts'];
  const places = ['modules/deposit/', 'deposit/apply-news.ts', 'posit/', 'wallet_bet', 'wallet_win'];
  expect(places.filter((place) => isThere(place, files, 'create function wallet_bet()'))).toEqual([
    'modules/deposit/',
    'deposit/apply-news.ts',
    'wallet_bet',
  ]);
});
