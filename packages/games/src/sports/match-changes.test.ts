import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookFrame, type BookMatch } from './book-wire.ts';
import { changed, changeOf } from './match-changes.ts';
import { PHASES } from './sport.ts';

const event = fc.record({
  at: fc.integer({ min: 0, max: 3 }),
  kind: fc.constantFrom('goal', 'card'),
  side: fc.constantFrom('home' as const, 'away' as const),
  value: fc.integer({ min: 0, max: 1 }),
});
const standing = fc.record({
  phase: fc.constantFrom(...PHASES),
  step: fc.integer({ min: 0, max: 3 }),
  events: fc.array(event, { maxLength: 5 }),
});
const matchWith = (part: object): BookMatch => ({
  id: 'football-60.700.3',
  home: 1,
  away: 2,
  round: 4,
  startsInMs: 0,
  phase: 'before',
  step: 0,
  events: [],
  commitment: 'c'.repeat(64),
  seed: null,
  ...part,
});

test('[GAM-08] whatever changes about a match, both sides have the same again; what does not change is not told', () => {
  fc.assert(
    fc.property(standing, standing, fc.boolean(), (one, other, isTold) => {
      const before = matchWith(one);
      const now = matchWith({ ...other, seed: isTold ? 'a'.repeat(64) : null });
      const change = changeOf(before, now);
      const frame = { type: 'changes', changes: change === null ? [] : [change] };
      expect(bookFrame.parse(JSON.parse(JSON.stringify(frame)))).toEqual(frame);
      expect(change === null ? before : { ...before, ...changed(before, change) }).toEqual(now);
    }),
  );
  const match = matchWith({ phase: 'playing', step: 3 });
  expect(changeOf(match, { ...match, startsInMs: 5 })).toBeNull();
});

test('[GAM-08] of many events only those that are new are told', () => {
  const events = Array.from({ length: 40 }, (_, at) => ({
    at,
    kind: 'card',
    side: 'home' as const,
    value: 0,
  }));
  const before = matchWith({ phase: 'playing', step: 39, events: events.slice(0, 39) });
  expect(changeOf(before, matchWith({ phase: 'playing', step: 40, events }))).toEqual({
    id: before.id,
    phase: 'playing',
    step: 40,
    kept: 39,
    events: events.slice(39),
  });
});
