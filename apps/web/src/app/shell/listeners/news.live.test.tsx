import type { LiveFrame } from '@maidan/contract/live.ts';
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { depositMethodsQuery } from '#features/deposit/deposit.queries.ts';
import { favouriteIdsQuery, favouritesQuery } from '#features/favourites/favourites.queries.ts';
import { lotteryQuery } from '#features/games/lottery.queries.ts';
import { searchQuery } from '#features/search/search.queries.ts';
import { balanceQuery, memberInfoQuery } from '#features/session/state/session.queries.ts';
import { merchantWalletQuery, vendorWalletsQuery } from '#features/wallets/wallets.queries.ts';
import { withdrawalsQuery } from '#features/withdrawal/withdrawal.queries.ts';
import { CallError } from '#lib/call/call-error.ts';
import type { PublicNews } from '#lib/live/live.ts';
import { storeToken } from '#lib/session/session-token.ts';
import { fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleMember } from '#testing/sample-member.ts';
import { useFailedReads } from '#app/shell/member-listeners/failed-reads.live.ts';
import { useNewsLive } from './news.live.ts';

const heard = vi.hoisted(() => ({
  news: (_frame: object): void => undefined,
  welcome: (): void => undefined,
}));
vi.mock('#lib/live/live.ts', async (original) => ({
  ...(await original<object>()),
  onNews: (listener: (frame: object) => void) => {
    heard.news = listener;
    return () => undefined;
  },
  onWelcome: (listener: () => void) => {
    heard.welcome = listener;
    return () => undefined;
  },
  useLiveSilent: () => false,
}));

const hear = (type: LiveFrame['type'] | 'welcome', frame?: object) =>
  act(() => (type === 'welcome' ? heard.welcome() : heard.news({ type, ...frame })));

type News = LiveFrame['type'] | PublicNews;
type Shown = { read: () => Promise<string>; news?: readonly News[] };

function Page({ read, news }: Shown) {
  useNewsLive();
  useFailedReads();
  const { data } = useQuery({ queryKey: ['step'], queryFn: read, meta: news === undefined ? {} : { news } });
  return <p>{data ?? 'nothing yet'}</p>;
}

beforeEach(() => storeToken('T'.repeat(43)));
afterEach(() => vi.useRealTimers());

test('[MEM-05] a step that was taken between the reading and the welcome of the socket is found by the welcome', async () => {
  const answers = ['being sent', 'sent'];
  renderPage(<Page read={async () => answers.shift() ?? 'sent'} news={['withdrawal']} />);
  expect(await screen.findByText('being sent')).toBeTruthy();
  hear('welcome');
  expect(await screen.findByText('sent')).toBeTruthy();
});

test('[MEM-05] news that comes while the first answer is still on its way is not lost with it', async () => {
  const answers: ((text: string) => void)[] = [];
  const read = () => new Promise<string>((resolve) => answers.push(resolve));
  renderPage(<Page read={read} news={['withdrawal']} />);
  await expect.poll(() => answers.length).toBe(1);
  hear('withdrawal');
  answers[0]?.('written before the news');
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.('written after it');
  expect(await screen.findByText('written after it')).toBeTruthy();
});

test('[MEM-05] an answer on its way to a page that was left is old when news came meanwhile', async () => {
  const page = renderPage(<Page read={async () => 'read'} />);
  const queryKey = ['left'];
  let answer: ((text: string) => void) | undefined;
  const queryFn = () => new Promise<string>((resolve) => (answer = resolve));
  page.queryClient.setQueryData(queryKey, 'read before');
  const read = page.queryClient.fetchQuery({ queryKey, queryFn, meta: { news: ['withdrawal'] } });
  await expect.poll(() => answer).toBeDefined();
  hear('withdrawal');
  answer?.('written before the news');
  await read;
  await Promise.resolve();
  expect(page.queryClient.getQueryState(queryKey)).toMatchObject({
    data: 'written before the news',
    isInvalidated: true,
  });
});

const refused = (code: 'UNAVAILABLE' | 'NOT_ALLOWED' | 'MAINTENANCE', status: number) =>
  new CallError({ code, status, message: '', fields: {}, requestId: '' });

test('[MEM-05] what is too busy to be read anew is asked for again until it is read', async () => {
  const answers = [refused('UNAVAILABLE', 503), refused('UNAVAILABLE', 503), 'after the news'];
  const read = vi.fn<() => Promise<string>>().mockResolvedValueOnce('before the news');
  renderPage(<Page read={read} news={['withdrawal']} />);
  await screen.findByText('before the news');
  read.mockImplementation(async () => {
    const answer = answers.shift() ?? 'asked too often';
    if (answer instanceof Error) throw answer;
    return answer;
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  hear('withdrawal');
  for (let round = 0; round < 5; round += 1) await act(() => vi.advanceTimersByTimeAsync(16_000));
  expect(screen.getByText('after the news')).toBeTruthy();
  expect(answers).toEqual([]);
  expect(read).toHaveBeenCalledTimes(4);
});

test.each([
  ['NOT_ALLOWED', 403],
  ['MAINTENANCE', 503],
] as const)('a refusal stays one: %s is not asked for again', async (code, status) => {
  const read = vi.fn<() => Promise<string>>().mockResolvedValueOnce('before the news');
  renderPage(<Page read={read} news={['withdrawal']} />);
  await screen.findByText('before the news');
  read.mockRejectedValue(refused(code, status));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  hear('withdrawal');
  for (let round = 0; round < 3; round += 1) await act(() => vi.advanceTimersByTimeAsync(16_000));
  expect(read).toHaveBeenCalledTimes(2);
});

test('what the operator changes is read anew by whatever names it', async () => {
  const answers = ['before', 'after'];
  renderPage(<Page read={async () => answers.shift() ?? 'asked too often'} news={['catalogue']} />);
  await screen.findByText('before');
  hear('settings-changed', { data: { what: 'brand' } });
  hear('settings-changed', { data: { what: 'catalogue' } });
  expect(await screen.findByText('after')).toBeTruthy();
  const named = [
    depositMethodsQuery('en'),
    merchantWalletQuery(),
    lotteryQuery('lottery', 'en'),
    searchQuery('tea', 'en'),
    favouritesQuery('en'),
  ].map(({ meta }) => meta?.news);
  expect(named).toEqual([['settings'], ['settings'], ['catalogue'], ['catalogue'], ['catalogue']]);
});

test('[GAM-06] the hearts are read anew when the socket is welcomed', async () => {
  const sent = fakePlatform({
    '/wps/relay/MCSFE_getFavoriteGames': () => success({ favGameIds: [], version: 0 }),
  });
  renderPage(<Hearts />);
  await expect.poll(() => sent.length).toBe(1);
  hear('welcome');
  await expect.poll(() => sent.length).toBe(2);
});

function Hearts() {
  useNewsLive();
  useQuery(favouriteIdsQuery());
  return null;
}

test('what names no news, or other news, is left alone', async () => {
  const read = vi.fn<() => Promise<string>>().mockResolvedValue('read');
  const { unmount } = renderPage(<Page read={read} />);
  await screen.findByText('read');
  hear('welcome');
  hear('withdrawal');
  unmount();
  renderPage(<Page read={read} news={['deposit']} />);
  await screen.findByText('read');
  hear('withdrawal');
  hear('deposit');
  await expect.poll(() => read.mock.calls.length).toBe(3);
});

test('a quick player’s many frames are one question', async () => {
  const read = vi.fn<() => Promise<string>>().mockResolvedValue('read');
  renderPage(<Page read={read} news={['balance']} />);
  await screen.findByText('read');
  for (let count = 0; count < 20; count += 1) hear('balance');
  await expect.poll(() => read.mock.calls.length).toBe(2);
  hear('balance');
  await expect.poll(() => read.mock.calls.length).toBe(3);
});

test('[GAM-09] the board of wallets follows bets at a vendor, and asks by itself only while no news comes', () => {
  const { meta, refetchInterval } = vendorWalletsQuery();
  expect(meta?.news).toContain('vendor-wallet');
  const asks = (silent: boolean, endedAt: string | null) => {
    const every = silent ? vendorWalletsQuery(true).refetchInterval : refetchInterval;
    const query = { state: { data: { transfers: [{ endedAt }] } } };
    return typeof every === 'function' ? every(query as never) : every;
  };
  expect([asks(false, 'then'), asks(false, null), asks(true, 'then')]).toEqual([false, 30_000, 15_000]);
});

function Members() {
  useNewsLive();
  useQuery(memberInfoQuery());
  return null;
}

test('R2: news of a break begun on another device makes this page ask at once who it belongs to', async () => {
  let asked = 0;
  fakePlatform({
    '/wps/member/info': () => {
      asked += 1;
      return success(sampleMember());
    },
  });
  renderPage(<Members />);
  await expect.poll(() => asked).toBe(1);
  hear('protection');
  await expect.poll(() => asked).toBe(2);
});

test('[MEM-05] a withdrawal that sets money aside is news for the list and for the balance', () => {
  expect(withdrawalsQuery().meta?.news).toContain('withdrawal');
  expect(balanceQuery().meta?.news).toContain('withdrawal');
});
