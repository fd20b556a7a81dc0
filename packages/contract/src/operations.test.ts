import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ERROR_CODES } from './error-codes.ts';
import { sendsQuery } from './operation.ts';
import { OPERATIONS } from './operations.ts';

test('[API-02] no two operations share a name, or a method and path', () => {
  const routes = OPERATIONS.flatMap((operation) =>
    [operation.method, operation.alsoMethod].filter(Boolean).map((method) => `${method} ${operation.path}`),
  );
  expect(new Set(routes).size).toBe(routes.length);
  expect(new Set(OPERATIONS.map((operation) => operation.name)).size).toBe(OPERATIONS.length);
});

test('[API-03] an encrypted call has a body to carry its payload', () => {
  for (const operation of OPERATIONS.filter(({ encrypted }) => encrypted))
    expect(sendsQuery(operation)).toBe(false);
});

test('every operation bounds how often it may be called', () => {
  for (const operation of OPERATIONS) expect(operation.perMinute).toBeGreaterThan(0);
});

test('[API-02] requests are closed: an unknown field is refused, so that nobody can assign what is not asked for', () => {
  for (const operation of OPERATIONS) {
    expect(operation.request.safeParse({ isAgent: true }).success, operation.name).toBe(false);
  }
});

test('[API-02] a language is understood in capitals wherever it is asked for', () => {
  const asked = OPERATIONS.flatMap(({ name, request }) =>
    request instanceof z.ZodMiniObject
      ? (['language', 'lang'] as const).flatMap((field) => {
          const schema = request.shape[field];
          return schema === undefined ? [] : [[name, z.safeParse(schema, 'BN').data] as const];
        })
      : [],
  );
  expect(asked.length).toBeGreaterThan(15);
  expect(asked.filter(([, data]) => data !== 'bn')).toEqual([]);
});

test('[API-02] every refusal has the status of one', () => {
  for (const { status } of Object.values(ERROR_CODES)) expect(status).toBeGreaterThanOrEqual(400);
});
