import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPERATIONS } from '@maidan/contract/operations.ts';
import { expect, test } from 'vitest';

const PARTS = new Set(['rewards and conversation', 'agent center']);
const ROW = /^\| (\d+) +\| `([A-Z]+) (\S+)` +\| (?:`(\w+)`|comes with: ([a-z ]+?)) +\|$/gm;

const text = readFileSync(join(import.meta.dirname, '../../../docs/calls.md'), 'utf8');
const rows = [...text.matchAll(ROW)].map(([, no, method, path, operation, part]) => ({
  no: Number(no),
  call: `${method} ${path}`,
  operation,
  part,
}));
/** `[API-02] every operation is served under its path and method` proves that these are mounted. */
const served = new Map<string, string>(
  OPERATIONS.flatMap(({ name, method, alsoMethod, path }) =>
    [method, ...(alsoMethod === undefined ? [] : [alsoMethod])].map((by) => [`${by} ${path}`, name] as const),
  ),
);

test('[API-02] the list has all 63 calls of the specification, each once', () => {
  expect(rows.map(({ no }) => no)).toEqual(Array.from({ length: 63 }, (_, index) => index + 1));
  expect(new Set(rows.map(({ call }) => call)).size).toBe(63);
});

test('[API-02] a call with an operation is served by it, and one that is still to come is served by nothing', () => {
  const wrong = rows.filter(({ call, operation }) => served.get(call) !== operation);
  expect(wrong).toEqual([]);
  expect(rows.filter(({ part }) => part !== undefined && !PARTS.has(part))).toEqual([]);
});
