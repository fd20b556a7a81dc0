import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { leanCode } from './lean-contract.ts';

const lean = (code: string): string => leanCode(code, parseAst(code).body);

test('a reading call is left with what sending needs', () => {
  const code = `import * as z from 'zod/mini';
const row = z.object({ id: z.string() });
export const listThings = defineOperation({
  name: 'listThings', summary: 'Things', method: 'GET', path: '/things', who: 'visitor', encrypted: false,
  perMinute: 60, request: z.strictObject({}), response: z.object({ rows: z.array(row) }), errors: [],
});`;
  expect(lean(code)).toBe(
    "export const listThings = { name: 'listThings', method: 'GET', path: '/things', who: 'visitor', encrypted: false };\n",
  );
});

test('a writing call keeps its schemas, for the form that uses them', () => {
  const code = `export const login = defineOperation({ name: 'login', method: 'POST', path: '/login', request: z.strictObject({}) });`;
  expect(lean(code)).toBe(
    `export const login = /* @__PURE__ */ (() => defineOperation({ name: 'login', method: 'POST', path: '/login', request: z.strictObject({}) }))();`,
  );
});

test('a file that also exports something else keeps it', () => {
  const code = `export const rule = z.string().check(z.minLength(4));
export const getThing = defineOperation({ name: 'getThing', method: 'GET', path: '/thing' });`;
  expect(lean(code)).toContain(
    'export const rule = /* @__PURE__ */ (() => z.string().check(z.minLength(4)))();',
  );
  expect(lean(code)).toContain('defineOperation');
});
