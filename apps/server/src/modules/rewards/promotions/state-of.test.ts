import { PROMOTION_STATES } from '@maidan/contract/rewards/promotions/promotion-words.ts';
import { expect, test } from 'vitest';
import { stateOf, type StateFacts } from './state-of.ts';

const FACTS: StateFacts = {
  phase: 'open',
  needsJoin: true,
  byApplication: false,
  isEligible: true,
  isOnce: true,
  joined: false,
  application: null,
  waits: false,
  grows: false,
  draws: false,
  granted: [],
  roundsReady: false,
};
const CASES: [change: Partial<StateFacts>, state: ReturnType<typeof stateOf>][] = [
  [{}, 'join'],
  [{ byApplication: true, needsJoin: false }, 'join'],
  [{ phase: 'soon' }, 'coming-soon'],
  [{ joined: true }, 'joined'],
  [{ needsJoin: false, isOnce: false }, 'joined'],
  [{ joined: true, grows: true }, 'process'],
  [{ joined: true, phase: 'over', draws: true }, 'process'],
  [{ joined: true, granted: ['locked'] }, 'process'],
  [{ byApplication: true, application: 'applying' }, 'applying'],
  [{ byApplication: true, application: 'applying', phase: 'over' }, 'applying'],
  [{ byApplication: true, application: 'rejected' }, 'rejected'],
  [{ byApplication: true, application: 'approved', waits: true }, 'claim'],
  [{ joined: true, waits: true, grows: true, granted: ['paid'], isOnce: false }, 'claim'],
  [{ joined: true, granted: ['rounds'], roundsReady: true }, 'issued'],
  [{ joined: true, granted: ['rounds'] }, 'claimed'],
  [{ joined: true, granted: ['released'] }, 'claimed'],
  [{ needsJoin: false, isOnce: false, phase: 'over', granted: ['paid'] }, 'claimed'],
  [{ joined: true, phase: 'over' }, 'joined'],
  // Told yes, and held up by a bonus in hand: it is not asked for again.
  [{ byApplication: true, needsJoin: false, application: 'approved', joined: true }, 'joined'],
  [{ phase: 'over' }, null],
  [{ isEligible: false }, null],
  [{ isEligible: false, phase: 'soon' }, null],
  [{ isEligible: false, joined: true }, 'joined'],
  [{ isEligible: false, byApplication: true, needsJoin: false }, null],
];

test.each(CASES)('[PRO-01] %o is %s', (change, state) => {
  expect(stateOf({ ...FACTS, ...change })).toBe(state);
});

test('[PRO-01] all nine states can be reached', () => {
  const reached = new Set(CASES.map(([, state]) => state));
  expect(PROMOTION_STATES.filter((state) => !reached.has(state))).toEqual([]);
});
