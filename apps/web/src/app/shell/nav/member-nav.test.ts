import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { createQueryClient } from '#app/providers.tsx';
import { createAppRouter } from '#app/router.tsx';
import { COMING_PAGES, comingPage } from '#features/coming/coming-pages.ts';
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

test('[RTE-05] every entry of the member center leads to a page of its own or to one that says what is coming', () => {
  const inside = entries.filter(({ path }) => path.startsWith('/member/') && path !== '/member/');
  expect(inside.length).toBeGreaterThan(8);
  for (const { path } of inside) {
    const [routes, params] = router.getMatchedRoutes(path);
    if (routes.at(-1)?.id !== '/member/$page') continue;
    expect(comingPage(params['page'] ?? ''), path).not.toBeNull();
  }
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

test.each(PAGES)('[MEM-01] /member/%s is a page of its own, or one that says what is coming', (name) => {
  const [routes] = router.getMatchedRoutes(`/member/${name}`);
  const expected = comingPage(name) === null ? `/member/${name}` : '/member/$page';
  expect(routes.at(-1)?.id).toBe(expected);
});

test('[MEM-01] the member center opens at the own account', () => {
  const [routes] = router.getMatchedRoutes('/member');
  expect(routes.at(-1)?.id).toBe('/member/');
});

test('[RTE-05] a name the member center does not have is no page', () => {
  expect(comingPage('no-such-page')).toBeNull();
  expect(COMING_PAGES.every((page) => comingPage(page) === page)).toBe(true);
});
