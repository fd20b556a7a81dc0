import type { Mission } from '@maidan/contract/rewards/missions/mission.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '#lib/session/session-token.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import type { Answers } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { MissionsPage, type Summary } from './missions-page.tsx';
import { missionSummaryQuery } from './missions.queries.ts';

const SUMMARY = '/wps/relay/MCSFE_getMissionSummaryDetails';
const BOARD = '/wps/relay/MCSFE_getMissionLeaderboard';
const GIVEN = '/wps/member/rewards/given';
const CLAIM = '/wps/member/rewards/claim';

const mission = (change: Partial<Mission> = {}): Mission => ({
  code: 'daily-five',
  title: 'Five rounds of a day',
  summary: 'Five settled rounds within a day.',
  repeats: 'day',
  period: '2026-11-19',
  from: '2026-11-18T18:00:00.000Z',
  to: '2026-11-19T18:00:00.000Z',
  categories: [],
  progress: { counts: 'rounds', done: 3, target: 5 },
  amount: '2.00',
  payment: 'cash',
  wagering: null,
  state: 'going',
  claimUntil: null,
  takenAt: null,
  ...change,
});
const ready = (code: string, change: Partial<Mission> = {}) =>
  mission({
    code,
    title: code,
    state: 'ready',
    progress: { counts: 'stake', done: '1250.50', target: '1000.00' },
    claimUntil: '2026-12-01T00:00:00.000Z',
    ...change,
  });
const summary = (change: Partial<Summary> = {}) =>
  success({
    wanted: true,
    paused: null,
    missions: [],
    taken: { month: '2026-11', count: 2, amount: '12.00' },
    currencySymbol: '৳',
    ...change,
  } satisfies Summary);
const board = (change: object = {}) =>
  success({
    month: '2026-11',
    from: '2026-10-31T18:00:00.000Z',
    to: '2026-11-30T18:00:00.000Z',
    places: [],
    own: null,
    ...change,
  });
const show = (answers: Answers) => {
  const sent = fakePlatform({
    [BOARD]: () => board(),
    [GIVEN]: () => success({ grants: [], beside: [], welcome: null, nextCursor: null }),
    ...answers,
  });
  return {
    sent,
    ...renderPage(<MissionsPage />, '/', ['/member/limits', '/member/rewardCenter', '/member/$page']),
  };
};
const bodies = (sent: { method: string; body?: string }[]): unknown[] =>
  sent.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body ?? ''));

beforeEach(() => storeToken('T'.repeat(43)));
afterEach(() => vi.unstubAllGlobals());

test('[MEM-10] what does not load says why and comes with a retry; nothing to do is said, and whoever rests is told why', async () => {
  const answers = [failure(503, 'UNAVAILABLE', 'The service is busy.'), summary()];
  let times = 0;
  const { unmount } = show({ [SUMMARY]: () => answers[(times += 1) - 1] ?? summary() });
  await screen.findByText('The service is busy.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No missions now')).toBeTruthy();
  unmount();
  const resting = show({ [SUMMARY]: () => summary({ paused: 'limit' }) });
  expect(await screen.findByText('Missions rest')).toBeTruthy();
  expect(screen.queryByText('Who has finished most')).toBeNull();
  resting.unmount();
  show({ [SUMMARY]: () => summary({ wanted: false }) });
  expect((await screen.findByRole('link', { name: 'Reward center' })).getAttribute('href')).toBe(
    '/member/rewardCenter',
  );
});

test('[MEM-10] progress stands in exact numbers, one is taken by its button and all cash at once', async () => {
  const locked = ready('locked', { payment: 'locked', wagering: { times: 3, days: 14, weights: [] } });
  const { sent } = show({
    [SUMMARY]: () => summary({ missions: [ready('one'), ready('two'), locked, mission()] }),
    [CLAIM]: () => success({ grants: [] }),
  });
  const going = within(await screen.findByRole('article', { name: 'Five rounds of a day' }));
  expect(going.getByText('3 of 5 rounds')).toBeTruthy();
  const bar = going.getByRole('progressbar', { name: 'Progress of Five rounds of a day' });
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['3', '5']);
  expect(going.queryByRole('button')).toBeNull();
  expect(within(screen.getByRole('article', { name: 'one' })).getByText('Done: ৳1,000 staked')).toBeTruthy();
  fireEvent.click(
    within(screen.getByRole('article', { name: 'one' })).getByRole('button', { name: 'Take it' }),
  );
  await expect.poll(() => bodies(sent).length).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Take all cash rewards' }));
  await expect
    .poll(() => bodies(sent))
    .toMatchObject([
      { rewards: [{ code: 'one', period: '2026-11-19' }] },
      { rewards: [{ code: 'one' }, { code: 'two' }] },
    ]);
});

test('[MEM-10] what was taken leads to the bets it was counted from', async () => {
  show({
    [SUMMARY]: () => summary(),
    [GIVEN]: () =>
      success({
        grants: [
          {
            id: '7',
            code: 'daily-five',
            version: 1,
            type: 'mission',
            title: 'Five rounds of a day',
            period: '2026-11-18',
            from: '2026-11-17T18:00:00.000Z',
            to: '2026-11-18T18:00:00.000Z',
            amount: '2.00',
            lines: [{ category: null, count: 6, base: '60.00', basisPoints: null, amount: '2.00' }],
            bets: { counts: 'rounds', categories: [] },
            state: 'paid',
            chargedBack: null,
            grantedAt: '2026-11-18T10:00:00.000Z',
            endedAt: null,
          },
        ],
        beside: [],
        welcome: null,
        nextCursor: null,
      }),
  });
  expect(await screen.findByText('6 settled rounds, ৳60.00 staked')).toBeTruthy();
  const way = screen.getByText('See these bets').closest('a') as HTMLAnchorElement;
  const { pathname, searchParams } = new URL(way.href);
  expect(pathname).toBe('/member/personalHistoryCopy');
  expect(Object.fromEntries(searchParams)).toEqual({
    from: '2026-11-18',
    to: '2026-11-18',
    state: 'settled',
  });
});

test('[MEM-10] the board says its month, how ties are decided, and the own place; the month before can be seen', async () => {
  const { sent } = show({
    [SUMMARY]: () => summary(),
    [BOARD]: () =>
      board({
        places: [
          { place: 1, name: 'r•••2', missions: 4, isOwn: false },
          { place: 2, name: 'd•••', missions: 4, isOwn: true },
        ],
        own: { place: 2, missions: 4 },
      }),
  });
  expect(await screen.findByText(/November 2026.*who had them earlier/)).toBeTruthy();
  expect(screen.getByText('Your place: 2, with 4 missions.')).toBeTruthy();
  expect(screen.getByRole('row', { name: '2 d••• (you) 4' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Last month' }));
  await expect.poll(() => sent.some(({ url }) => url.includes('month=previous'))).toBe(true);
});

test('[MEM-02] missions are read anew when play has brought one further', () => {
  expect(missionSummaryQuery('en').meta?.news).toEqual(['missions', 'rewards', 'protection', 'settings']);
});
