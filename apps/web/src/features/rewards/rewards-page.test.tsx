import type { GivenBeside, Grant, LockedBonus, WaitingReward } from '@maidan/contract/rewards/reward.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useToastStore } from '#lib/overlays/toast-store.ts';
import { storeToken } from '#lib/session/session-token.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import type { Answers } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { RebatePage } from './rebate-page.tsx';
import { RewardsPage } from './rewards-page.tsx';
import type { Rewards } from './rewards-frame.tsx';

const LIST = '/wps/member/rewards';
const CLAIM = '/wps/member/rewards/claim';
const GIVEN = '/wps/member/rewards/given';
const FORFEIT = '/wps/member/rewards/forfeit';
const rebate = (period: string, change: Partial<WaitingReward> = {}): WaitingReward => ({
  code: 'daily-rebate',
  version: 2,
  type: 'rebate',
  title: 'Daily rebate',
  period,
  from: `${period.slice(0, 10)}T00:00:00.000Z`,
  to: `${period.slice(0, 10)}T18:00:00.000Z`,
  amount: '12.50',
  lines: [{ category: 'RNG', count: 40, base: '2500.00', basisPoints: 50, amount: '12.50' }],
  payment: 'cash',
  wagering: null,
  claimUntil: '2026-12-01T00:00:00.000Z',
  ...change,
});
const bonus: LockedBonus = {
  id: '5',
  title: 'Weekly cashback',
  amount: '100.00',
  required: '300.00',
  wagered: '75.00',
  left: '225.00',
  weights: [{ category: 'RNG', percent: 100 }],
  until: '2026-12-01T00:00:00.000Z',
};
const grant: Grant = {
  id: '9',
  code: 'daily-rebate',
  version: 2,
  type: 'rebate',
  title: 'Daily rebate',
  period: '2026-11-10',
  from: '2026-11-10T00:00:00.000Z',
  to: '2026-11-11T00:00:00.000Z',
  amount: '3.00',
  lines: [],
  state: 'reversed',
  chargedBack: null,
  grantedAt: '2026-11-12T00:00:00.000Z',
  endedAt: null,
};
const rewards = (change: Partial<Rewards> = {}) =>
  success({
    wanted: true,
    paused: null,
    waiting: [],
    allGiven: [],
    growing: [],
    bonus: null,
    rounds: [],
    ...change,
  } satisfies Rewards);
const show = (answers: Answers, page = <RewardsPage currencySymbol="৳" />) => {
  const sent = fakePlatform({
    [GIVEN]: () => success({ grants: [], beside: [], welcome: null, nextCursor: null }),
    ...answers,
  });
  return {
    sent,
    ...renderPage(page, '/', [
      '/promotions',
      '/member/limits',
      '/member/rewardTerms',
      '/member/$page',
      '/seamless',
    ]),
  };
};
const bodies = (sent: { method: string; body?: string }[]): unknown[] =>
  sent.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body ?? ''));

beforeEach(() => storeToken('T'.repeat(43)));
afterEach(() => {
  vi.unstubAllGlobals();
  useToastStore.setState({ toasts: [] });
});

test('[PRO-01] of what was all given the page says so, and offers no button', async () => {
  show({ [LIST]: () => rewards({ allGiven: ['Daily rebate'] }) });
  expect(await screen.findByText(/^All there was of “Daily rebate” has been given/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Take it' })).toBeNull();
});

test('[PRO-03] what does not load says why and comes with a retry; nothing waiting is said, and whoever rests is told why', async () => {
  const answers = [
    failure(503, 'UNAVAILABLE', 'The service is busy.'),
    rewards(),
    rewards({ paused: 'limit' }),
  ];
  let times = 0;
  const { unmount } = show({ [LIST]: () => answers[(times += 1) - 1] ?? rewards() });
  expect(screen.getAllByRole('status', { name: 'Loading your rewards' }).length).toBeGreaterThan(0);
  await screen.findByText('The service is busy.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing to take right now')).toBeTruthy();
  unmount();
  show({ [LIST]: () => rewards({ paused: 'limit' }) });
  expect(await screen.findByText('Rewards rest')).toBeTruthy();
  expect(screen.queryByText('Nothing to take right now')).toBeNull();
});

test('[PRO-03] one is taken by its button, all without conditions at once; a bonus with conditions says them and is taken alone', async () => {
  const locked = rebate('2026-11-16', {
    code: 'weekly-cashback',
    title: 'Weekly cashback',
    type: 'cashback',
    payment: 'locked',
    wagering: { times: 3, days: 14, weights: [] },
  });
  const { sent } = show({
    [LIST]: () => rewards({ waiting: [rebate('2026-11-17'), rebate('2026-11-18'), locked] }),
    [CLAIM]: () => failure(409, 'REWARD_BUDGET', 'All of it has been given.'),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Take all without conditions' }));
  expect(await screen.findByText('All of it has been given.')).toBeTruthy();
  expect(bodies(sent)).toEqual([
    {
      rewards: [
        { code: 'daily-rebate', period: '2026-11-17' },
        { code: 'daily-rebate', period: '2026-11-18' },
      ],
      language: 'en',
    },
  ]);
  const card = within(screen.getByRole('article', { name: 'Weekly cashback' }));
  expect(card.getByText(/after bets of 3 times its amount within 14 days/)).toBeTruthy();
  fireEvent.click(card.getByRole('button', { name: 'Take it' }));
  await expect.poll(() => bodies(sent).length).toBe(2);
  expect(bodies(sent)[1]).toMatchObject({ rewards: [{ code: 'weekly-cashback', period: '2026-11-16' }] });
});

test('[PRO-03] A11Y-01: what was taken goes away with its button; it is said, and the keyboard stays on the page', async () => {
  let waiting = [rebate('2026-11-18')];
  show({
    [LIST]: () => rewards({ waiting }),
    [CLAIM]: () => {
      waiting = [];
      return success({ grants: [] });
    },
  });
  const button = await screen.findByRole('button', { name: 'Take it' });
  button.focus();
  fireEvent.click(button);
  await screen.findByText('Nothing to take right now');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Reward center' }));
  expect(useToastStore.getState().toasts.map(({ text }) => text)).toEqual(['Added to your balance.']);
});

test('[PRO-01] with a bonus in hand the next says why it cannot be taken, and cash can', async () => {
  const locked = rebate('2026-11-16', {
    code: 'weekly-cashback',
    title: 'Weekly cashback',
    payment: 'locked',
    wagering: { times: 3, days: 14, weights: [] },
  });
  const { sent } = show({ [LIST]: () => rewards({ waiting: [rebate('2026-11-17'), locked], bonus }) });
  const held = within(await screen.findByRole('article', { name: 'Weekly cashback' }));
  const button = held.getByRole('button', { name: 'Take it' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  expect(bodies(sent)).toEqual([]);
  const why = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(why?.textContent).toMatch(/You have a bonus in hand/);
  const cards = screen.getAllByRole('button', { name: 'Take it' });
  expect(cards.map((card) => card.getAttribute('aria-disabled'))).toEqual([null, 'true']);
});

test('[PRO-01] the meter says what is left and what leaving costs, and gives up only after a yes', async () => {
  const { sent } = show({
    [LIST]: () => rewards({ bonus }),
    [FORFEIT]: () => success({}),
    [GIVEN]: () => success({ grants: [grant], beside: [], nextCursor: null }),
  });
  expect(await screen.findByText('৳225.00 left to stake')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Progress' }).getAttribute('value')).toBe('25');
  expect(screen.getByText('Slots 100%')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Give up the bonus' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/You lose the bonus of ৳100.00/)).toBeTruthy();
  expect(bodies(sent)).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Give up the bonus' }));
  await expect.poll(() => bodies(sent)).toEqual([{ id: '5' }]);
  expect(await screen.findByText(/Taken back/)).toBeTruthy();
  expect(screen.getByText(/by version 2 of the rule/)).toBeTruthy();
});

test('[PRO-03] the money that an account was opened with ends the list of everything that was given, and says why', async () => {
  const welcome = { amount: '10000.00', at: '2026-11-01T00:00:00.000Z', takenBack: false };
  show({
    [LIST]: () => rewards(),
    [GIVEN]: () => success({ grants: [grant], beside: [], welcome, nextCursor: null }),
  });
  const entries = within(await screen.findByRole('region', { name: 'Everything you were given' }));
  await entries.findByText('Welcome money');
  expect(entries.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Daily rebate'),
    expect.stringMatching(/Welcome money.*Added to your balance.*৳10,000.00.*when your account was opened/),
  ]);
});

test('[PRO-01] what went with a deposit, what points brought and what the house gave by hand are told where they happened', async () => {
  const partly = {
    ...grant,
    state: 'paid',
    endedAt: null,
    chargedBack: { takenBack: '1.00', kept: '2.00' },
  } satisfies Grant;
  const beside: GivenBeside[] = [
    {
      by: 'points',
      id: 'r1',
      at: '2026-11-13T00:00:00.000Z',
      title: 'Umbrella',
      points: 1_000,
      amount: null,
    },
    { by: 'points', id: 'r2', at: '2026-11-11T00:00:00.000Z', title: null, points: 500, amount: '5.00' },
    {
      by: 'rounds',
      id: 'r3',
      at: '2026-11-10T00:00:00.000Z',
      count: 10,
      stake: '1.00',
      until: '2026-11-20T00:00:00.000Z',
      state: 'paid',
      won: '7.50',
    },
  ];
  show({
    [LIST]: () => rewards(),
    [GIVEN]: () => success({ grants: [partly], beside, welcome: null, nextCursor: null }),
  });
  const entries = within(await screen.findByRole('region', { name: 'Everything you were given' }));
  await entries.findByText('Umbrella');
  expect(entries.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Umbrella.*Approved.*For 1,000 of your points/),
    expect.stringMatching(
      /৳1.00 taken back.*took back a deposit.*৳1.00 of this went.*৳2.00 of this was spent/,
    ),
    expect.stringMatching(/Points turned into money.*৳5.00/),
    expect.stringMatching(/10 free rounds of ৳1.00.*Played, and paid.*৳7.50/),
  ]);
});

test('[MEM-11] whoever opted out is told so on the page of the rebate, and the way back stands there', async () => {
  show({ [LIST]: () => rewards({ wanted: false }) }, <RebatePage currencySymbol="৳" />);
  expect(await screen.findByText('Rewards are off')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Switch rewards on' })).toBeTruthy();
  expect(screen.queryByText('No rebate to take')).toBeNull();
});

test('[PRO-03] free rounds are told as rounds and not as money, and a bonus for deposits without one names no moment', async () => {
  const rounds = { count: 20, stake: '2.00' };
  const deposit = { ...rebate('2026-11-19'), code: 'reload', type: 'deposit' as const, amount: '0.00' };
  show({
    [LIST]: () =>
      rewards({
        waiting: [
          rebate('2026-11-17', { type: 'gift', payment: 'rounds', amount: '40.00', rounds, lines: [] }),
        ],
        growing: [{ ...deposit, lines: [] }],
      }),
    [GIVEN]: () => success({ grants: [{ ...grant, amount: '40.00', rounds }], beside: [], nextCursor: null }),
  });
  const given = within(await screen.findByRole('region', { name: 'Everything you were given' }));
  await given.findByText('20 free rounds of ৳2.00');
  expect(screen.getAllByText('20 free rounds of ৳2.00')).toHaveLength(2);
  expect(document.body.textContent).not.toContain('৳40.00');
  expect(
    screen.getByText('Nothing has come together yet. A deposit counts from the next day on.'),
  ).toBeTruthy();
  expect(screen.queryByText(/^Can be taken from/)).toBeNull();
});

test('[MEM-11] each line of a rebate leads to the bets it is made of', async () => {
  show({ [LIST]: () => rewards({ waiting: [rebate('2026-11-18')] }) }, <RebatePage currencySymbol="৳" />);
  const line = await screen.findByText('0.5% of ৳2,500.00, 40 entries');
  const link = within(line.closest('li') as HTMLElement).getByRole('link', { name: 'See these bets' });
  const { searchParams, pathname } = new URL((link as HTMLAnchorElement).href);
  expect(pathname).toBe('/member/personalHistoryCopy');
  expect(Object.fromEntries(searchParams)).toEqual({
    from: '2026-11-18',
    to: '2026-11-18',
    category: 'RNG',
    state: 'settled',
  });
});

const linesOf = (list: HTMLElement): string[] =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const benefit = (code: string, amount: string, lines: WaitingReward['lines']): WaitingReward =>
  rebate('2026-11-18', { code, title: code, type: 'vip', amount, lines });
const linesIn = async (name: string) =>
  within(await screen.findByRole('article', { name })).getByRole('list');
const waysIn = (title: string): (string | null)[][] => {
  const item = screen.getByText(title).closest('li') as HTMLElement;
  return [...item.querySelectorAll('a')]
    .map(({ textContent, href }) => {
      const { pathname, searchParams } = new URL(href);
      return [textContent, pathname, ...searchParams.values()];
    })
    .filter(([, pathname]) => pathname !== '/member/rewardTerms');
};

test('[PRO-03] lines add up to what is given: a gift beside shares, what is above the most, and what is below the least', async () => {
  const share = { category: 'RNG' as const, count: 40, base: '2500.00', basisPoints: 50, amount: '12.50' };
  const gift = { category: null, count: 1, base: '20.00', basisPoints: null, amount: '20.00' };
  show({
    [LIST]: () =>
      rewards({
        waiting: [benefit('whole', '32.50', [gift, share]), benefit('most', '30.00', [gift, share])],
        growing: [benefit('least', '0.00', [share]), benefit('alone', '20.00', [gift])],
      }),
  });
  expect(linesOf(await linesIn('whole'))).toEqual([
    'A fixed amount৳20.00',
    'Slots0.5% of ৳2,500.00, 40 entriesSee these bets৳12.50',
  ]);
  expect(linesOf(await linesIn('most')).at(-1)).toBe('Above the most that is given-৳2.50');
  const least = screen.getByText('least').closest('li') as HTMLElement;
  expect(linesOf(within(least).getByRole('list')).at(-1)).toBe('Below the least that is given-৳12.50');
  const alone = screen.getByText('alone').closest('li') as HTMLElement;
  expect(within(alone).queryByRole('list')).toBeNull();
});

test('[MEM-10] what was given for a mission, or for losses, leads to the bets it was counted from', async () => {
  const line = { category: null, count: 3, base: '600.00', basisPoints: null, amount: '3.00' };
  const given: Grant = { ...grant, state: 'paid', lines: [line] };
  const kinds: Grant['bets'] = { counts: 'kinds', categories: ['RNG', 'LIVE'] };
  const lost = { ...line, count: 9, basisPoints: 500 };
  show({
    [LIST]: () => rewards(),
    [GIVEN]: () =>
      success({
        grants: [
          { ...given, id: '1', title: 'Kinds', type: 'mission', bets: kinds },
          {
            ...given,
            id: '2',
            title: 'Lost',
            type: 'cashback',
            lines: [lost],
            bets: { counts: 'rounds', categories: [] },
          },
          { ...given, id: '3', title: 'Present', type: 'gift' },
        ],
        beside: [],
        welcome: null,
        nextCursor: null,
      }),
  });
  await screen.findByText('3 kinds of games, ৳600.00 staked');
  const [page, days] = ['/member/personalHistoryCopy', ['2026-11-10', '2026-11-11']];
  expect(waysIn('Kinds')).toEqual([
    ['See these bets: Slots', page, ...days, 'RNG', 'settled'],
    ['See these bets: Live casino', page, ...days, 'LIVE', 'settled'],
  ]);
  expect(waysIn('Lost')).toEqual([['See these bets', page, ...days, 'settled']]);
  expect(waysIn('Present')).toEqual([]);
});

test('[PRO-01] R2: free rounds in hand are told with what is left; whoever rests or opted out is not sent to play', async () => {
  const inHand = {
    id: '4',
    title: 'Weekend rounds',
    count: 20,
    left: 13,
    stake: '2.00',
    until: '2026-12-01T00:00:00.000Z',
    games: [{ nodeId: 'n7', name: 'Line slot' }],
  };
  const rest = [{ wanted: false }, { paused: 'limit' as const }];
  for (const change of rest) {
    const { unmount } = show({ [LIST]: () => rewards({ ...change, rounds: [inHand] }) });
    const hand = within(await screen.findByRole('region', { name: 'Free rounds in hand' }));
    expect(hand.getByText(/^13 of 20 free rounds of ৳2.00 left, until 1 Dec/)).toBeTruthy();
    expect(hand.queryByRole('link')).toBeNull();
    expect(screen.queryByText('To take')).toBeNull();
    unmount();
  }
  show({ [LIST]: () => rewards({ rounds: [inHand] }) });
  const play = await screen.findByRole('link', { name: 'Play Line slot' });
  expect(play.getAttribute('href')).toBe('/seamless?game=n7');
});

test('[PRO-03] all at once are all: free rounds and missions as well, and more than fit into one claim', async () => {
  const days = Array.from({ length: 41 }, (_, index) =>
    rebate(`2026-09-${String((index % 28) + 1).padStart(2, '0')}-late-${index + 1}`, { before: '1.00' }),
  );
  const rounds = rebate('2026-11-18', {
    code: 'rounds',
    payment: 'rounds',
    rounds: { count: 5, stake: '1.00' },
  });
  const mission = rebate('2026-11-18', { code: 'mission', type: 'mission', lines: [] });
  const { sent } = show({
    [LIST]: () => rewards({ waiting: [...days.slice(0, 41), rounds, mission] }),
    [CLAIM]: () => success({ grants: [grant, grant] }),
  });
  const all = await screen.findByRole('button', { name: 'Take all without conditions' });
  // A double click is there before the first press is drawn, and its answer is said once.
  for (let times = 0; times < 2; times += 1) fireEvent.click(all);
  await vi.waitFor(() =>
    expect(useToastStore.getState().toasts.map(({ text }) => text)).toEqual(['4 rewards are yours.']),
  );
  const asked = bodies(sent) as { rewards: { code: string }[] }[];
  expect(asked.map((body) => body.rewards.length)).toEqual([40, 3]);
  expect(asked[1]?.rewards.map(({ code }) => code)).toEqual(['daily-rebate', 'rounds', 'mission']);
});

test('[PRO-01] what settled late says so, takes off what was given before, and leads to the terms it is counted by', async () => {
  show({
    [LIST]: () => rewards({ waiting: [rebate('2026-11-17-late-1', { amount: '2.50', before: '10.00' })] }),
  });
  expect(
    await screen.findByText('For bets that settled after the rest of this time was taken.'),
  ).toBeTruthy();
  const line = screen.getByText('Given before').closest('li') as HTMLElement;
  expect(line.textContent).toContain('10.00');
  expect(screen.queryByText('Above the most that is given')).toBeNull();
  expect(screen.getByRole('link', { name: 'The terms it is given by' }).getAttribute('href')).toBe(
    '/member/rewardTerms?code=daily-rebate&version=2',
  );
});

test('[MEM-02] what was given by hand, for a team or by a house of games says why, and a grant leads to its version', async () => {
  const beside: GivenBeside[] = [
    { by: 'house', id: '1', at: '2026-11-15T00:00:00.000Z', amount: '7.00' },
    { by: 'team', id: '2', at: '2026-11-14T18:00:00.000Z', amount: '0.30', stake: '300.00' },
    {
      by: 'partner',
      id: '3',
      at: '2026-11-13T00:00:00.000Z',
      amount: '5.00',
      reason: 'tournament',
      takenBack: true,
    },
  ];
  show({
    [LIST]: () => rewards(),
    [GIVEN]: () => success({ grants: [grant], beside, welcome: null, nextCursor: null }),
  });
  expect(await screen.findByText('Put right by hand by two persons of the house.')).toBeTruthy();
  expect(screen.getByText('Rebate of your team')).toBeTruthy();
  expect(screen.getByText(/^15 Nov · /)).toBeTruthy();
  expect(screen.getByText('Tournament prize').parentElement?.textContent).toContain('Taken back');
  expect(screen.getByRole('link', { name: 'The terms it is given by' }).getAttribute('href')).toBe(
    '/member/rewardTerms?code=daily-rebate&version=2',
  );
});
