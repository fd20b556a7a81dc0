import { expect, test } from 'vitest';
import { OPERATIONS } from './operations.ts';

type Field = { safeParse: (value: unknown) => { success: boolean } };

const takes = (field: Field, value: string): boolean => field.safeParse(value).success;

test('a day that is asked for is one that a database knows', () => {
  const days = OPERATIONS.flatMap(({ name, request }) =>
    Object.entries('shape' in request ? (request.shape as Record<string, Field>) : {})
      .filter(([, field]) => takes(field, '2026-11-01') && !takes(field, '2026-13-01'))
      .map(([field, schema]) => ({ what: `${name}.${field}`, schema })),
  );
  expect(days.length).toBeGreaterThan(20);
  for (const { what, schema } of days) expect([what, takes(schema, '0000-01-01')]).toEqual([what, false]);
});
