import { expect, test } from 'vitest';
import { testsFor } from './changed-tests.mjs';

const FUNCTIONS = 'apps/server/src/db/functions';
const TREE = [
  { file: 'e2e/visitor-browses.spec.ts', text: "from './person.ts'; test('[HOM-01] …" },
  { file: 'e2e/chat.spec.ts', text: "from './person.ts'; from './desk.ts'; test('[MSG-04] …" },
  { file: 'e2e/instant-games.spec.ts', text: "for (const game of ['keno', 'plinko']) …" },
  { file: 'e2e/alone/closed.spec.ts', text: "from '../desk.ts'; test('[STA-01] …" },
  { file: 'apps/web/src/features/chat/chat-room.test.tsx', text: "test('[MSG-04] …" },
  { file: 'apps/server/src/modules/chat/chat.test.ts', text: "test('[MSG-04] …" },
  { file: 'apps/server/src/modules/chat/chat.store.ts', text: 'select chat_say($1)' },
  { file: `${FUNCTIONS}/team/team_keep.trigger.sql`, text: 'execute function team_keep()' },
  { file: `${FUNCTIONS}/team/team_keep.sql`, text: 'create function team_keep' },
  { file: `${FUNCTIONS}/chat/chat_say.sql`, text: 'create function chat_say … select chat_pace()' },
  { file: `${FUNCTIONS}/chat/chat_pace.sql`, text: 'create function chat_pace' },
];

test('words of a document run nothing', () => {
  expect(testsFor(['README.md', 'docs/operations.md'], TREE)).toEqual({ units: [], journeys: [] });
});

test('a change of the product runs what imports it, and the journeys that would break first', () => {
  expect(testsFor(['apps/web/src/lib/call/call.ts'], TREE)).toEqual({
    units: ['apps/web/src/lib/call/call.ts'],
    journeys: ['e2e/visitor-browses.spec.ts'],
  });
});

test('a change of a feature runs the journeys that prove the rows of its tests, too', () => {
  expect(testsFor(['apps/web/src/features/chat/chat-room.tsx'], TREE).journeys).toEqual([
    'e2e/visitor-browses.spec.ts',
    'e2e/chat.spec.ts',
  ]);
});

test('a change of a game runs the journeys that speak of it', () => {
  expect(testsFor(['packages/games/src/keno/rules.ts'], TREE).journeys).toEqual([
    'e2e/visitor-browses.spec.ts',
    'e2e/instant-games.spec.ts',
  ]);
});

test('a changed test is run alone', () => {
  expect(testsFor(['apps/web/src/lib/call/call.test.ts'], TREE)).toEqual({
    units: ['apps/web/src/lib/call/call.test.ts'],
    journeys: [],
  });
});

test('a function of the database runs what asks it, also by way of another function', () => {
  expect(testsFor([`${FUNCTIONS}/chat/chat_pace.sql`], TREE)).toEqual({
    units: ['apps/server/src/modules/chat/chat.store.ts'],
    journeys: ['e2e/visitor-browses.spec.ts', 'e2e/chat.spec.ts'],
  });
});

test('what stands behind every test runs them all: a table, a trigger and what it asks, a dependency', () => {
  for (const file of [
    `${FUNCTIONS}/team/team_keep.sql`,
    'apps/server/src/db/migrations/0001-members.sql',
    `${FUNCTIONS}/chat/chat_said.trigger.sql`,
    'package-lock.json',
  ])
    expect(testsFor([file], TREE).units).toBeNull();
});

test('a journey runs when it or what it is made of has changed', () => {
  expect(testsFor(['e2e/desk.ts'], TREE).journeys).toEqual(['e2e/chat.spec.ts', 'e2e/alone/closed.spec.ts']);
  expect(testsFor(['e2e/chat.spec.ts'], TREE)).toEqual({ units: [], journeys: ['e2e/chat.spec.ts'] });
});
