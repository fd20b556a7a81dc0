import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { createQueryClient } from '#app/providers.tsx';
import { createAppRouter } from '#app/router.tsx';
import * as forMembers from './member-nav.ts';
import * as forAll from './nav.ts';
import type { NavEntry } from './nav.ts';

const router = createAppRouter(
  { queryClient: createQueryClient(), language: 'en' },
  createMemoryHistory({ initialEntries: ['/'] }),
);
const isEntry = (value: unknown): value is NavEntry =>
  typeof value === 'object' && value !== null && 'path' in value;
const entries = [...Object.values(forMembers), ...Object.values(forAll)].flat().filter(isEntry);

test('[RTE-05] every entry of the member center leads to a page of its own', () => {
  const inside = entries.filter(({ path }) => path.startsWith('/member/') && path !== '/member/');
  expect(inside.length).toBeGreaterThan(8);
  for (const { path } of inside)
    expect(router.getMatchedRoutes(path)[0].at(-1)?.id, path).not.toBe('/member/$page');
});

/** The fourteen pages of MEM-01. */
const PAGES = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'transferUpline',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
  'rewardCenter',
  'referral',
  'missionLeaderboard',
  'messageV2',
  'manualRebate',
];

test.each(PAGES)('[MEM-01] /member/%s is a page of its own', (name) => {
  const [routes] = router.getMatchedRoutes(`/member/${name}`);
  expect(routes.at(-1)?.id).toBe(`/member/${name}`);
});

test('[MEM-01] the member center opens at the own account', () => {
  const [routes] = router.getMatchedRoutes('/member');
  expect(routes.at(-1)?.id).toBe('/member/');
});
