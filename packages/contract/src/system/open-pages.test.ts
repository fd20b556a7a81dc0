import { expect, test } from 'vitest';
import { closureOf, isPageOpen } from './open-pages.ts';

test('[STA-01] 0 is open, 1 maintenance, 2 a blocked region', () => {
  expect([0, 1, 2].map(closureOf)).toEqual([null, 'maintenance', 'regionBlock']);
});

test('[STA-02] a blocked region keeps from playing, not from the own account, the rules and support', () => {
  for (const path of ['/member', '/member/withdraw', '/reset', '/help', '/service'])
    expect(isPageOpen('regionBlock', path)).toBe(true);
  for (const path of ['/', '/rng', '/seamless', '/login', '/membership', '/agentHome'])
    expect(isPageOpen('regionBlock', path)).toBe(false);
});

test('[STA-01] maintenance leaves only help and support', () => {
  expect(isPageOpen('maintenance', '/service')).toBe(true);
  expect(isPageOpen('maintenance', '/member/withdraw')).toBe(false);
});
