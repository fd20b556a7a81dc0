import { expect, test } from 'vitest';
import { testsFor } from './changed-tests.mjs';

const JOURNEYS = [
  { file: 'e2e/visitor-browses.spec.ts', text: "from './person.ts'" },
  { file: 'e2e/chat.spec.ts', text: "from './person.ts'; from './desk.ts'" },
  { file: 'e2e/alone/closed.spec.ts', text: "from '../desk.ts'" },
];

test('words of a document run nothing', () => {
  expect(testsFor(['README.md', 'docs/operations.md'], JOURNEYS)).toEqual({ units: [], journeys: [] });
});

test('a change of the product runs what imports it, and the journeys that would break first', () => {
  expect(testsFor(['apps/web/src/lib/call/call.ts'], JOURNEYS)).toEqual({
    units: ['apps/web/src/lib/call/call.ts'],
    journeys: ['e2e/visitor-browses.spec.ts'],
  });
});

test('a changed test is run alone', () => {
  expect(testsFor(['apps/web/src/lib/call/call.test.ts'], JOURNEYS)).toEqual({
    units: ['apps/web/src/lib/call/call.test.ts'],
    journeys: [],
  });
});

test('what stands behind every test runs them all: a function of the database, a dependency', () => {
  for (const file of ['apps/server/src/db/functions/wallet/wallet_take.sql', 'package-lock.json'])
    expect(testsFor([file], JOURNEYS).units).toBeNull();
});

test('a journey runs when it or what it is made of has changed', () => {
  expect(testsFor(['e2e/desk.ts'], JOURNEYS).journeys).toEqual([
    'e2e/chat.spec.ts',
    'e2e/alone/closed.spec.ts',
  ]);
  expect(testsFor(['e2e/chat.spec.ts'], JOURNEYS)).toEqual({ units: [], journeys: ['e2e/chat.spec.ts'] });
});
