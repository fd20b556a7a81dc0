import type { LiveFrame } from '@maidan/contract/live.ts';
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { balanceQuery, memberInfoQuery } from '#features/session/session.queries.ts';
import { vendorWalletsQuery } from '#features/wallets/wallets.queries.ts';
import { withdrawalsQuery } from '#features/withdrawal/withdrawal.queries.ts';
import { storeToken } from '#lib/session-token.ts';
import { fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleMember } from '#testing/sample-member.ts';
import { useNewsLive } from './news.live.ts';

const heard = vi.hoisted(() => ({ byType: new Map<string, () => void>() }));
vi.mock('#lib/live.ts', () => ({
  onFrame: (type: string, handler: () => void) => {
    heard.byType.set(type, handler);
    return () => undefined;
  },
  onWelcome: (handler: () => void) => {
    heard.byType.set('welcome', handler);
    return () => undefined;
  },
  useLiveSilent: () => false,
}));

const hear = (type: LiveFrame['type'] | 'welcome') => act(() => heard.byType.get(type)?.());

type Shown = { read: () => Promise<string>; news?: readonly LiveFrame['type'][] };

function Page({ read, news }: Shown) {
  useNewsLive();
  const { data } = useQuery({ queryKey: ['step'], queryFn: read, meta: news === undefined ? {} : { news } });
  return <p>{data ?? 'nothing yet'}</p>;
}

beforeEach(() => storeToken('T'.repeat(43)));

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
