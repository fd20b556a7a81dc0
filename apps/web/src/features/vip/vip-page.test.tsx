import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '#lib/session/session-token.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { VipPage } from './vip-page.tsx';
import type { Vip } from './vip.queries.ts';

const VIP = '/wps/member/vip';
const vip = (change: Partial<Vip> = {}) =>
  success({
    label: 'Jade',
    level: 1,
    days: 90,
    staked: '60000.00',
    next: { label: 'Marigold', level: 2, stake: '150000.00', left: '90000.00' },
    rests: [],
    levels: [
      { level: 1, label: 'Jade', stake: '50000.00', benefits: [] },
      {
        level: 2,
        label: 'Marigold',
        stake: '150000.00',
        benefits: [
          { code: 'gift', title: 'Monthly gift', period: 'month', gift: '50.00', basisPoints: null },
          { code: 'rebate', title: 'Rebate', period: 'week', gift: null, basisPoints: 25 },
        ],
      },
    ],
    reached: [{ level: 1, label: 'Jade', staked: '50000.00', days: 90, at: '2026-11-01T00:00:00.000Z' }],
    currencySymbol: '৳',
    ...change,
  } satisfies Vip);
const show = (...answers: ReturnType<typeof vip>[]) => {
  let times = 0;
  fakePlatform({ [VIP]: () => answers[Math.min((times += 1), answers.length) - 1] ?? vip() });
  return renderPage(<VipPage />, '/', [
    '/service',
    '/member/limits',
    '/member/rewardCenter',
    '/member/securityCenter',
  ]);
};

beforeEach(() => storeToken('T'.repeat(43)));
afterEach(() => vi.unstubAllGlobals());

test('[MEM-03] what does not load says why; then rank, progress in exact numbers, benefits and history stand there', async () => {
  show(failure(503, 'UNAVAILABLE', 'The service is busy.'), vip());
  await screen.findByText('The service is busy.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const bar = await screen.findByRole('progressbar', { name: 'On the way to Marigold, level 2' });
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['6000000', '15000000']);
  expect(screen.getByText(/৳60,000.00 of ৳150,000.00/).textContent).toContain('৳90,000.00 more');
  expect(screen.getByText('Monthly gift: ৳50')).toBeTruthy();
  expect(screen.getByText('Rebate: 0.25% of settled stakes')).toBeTruthy();
  expect(screen.getByText('Your rank')).toBeTruthy();
  expect(screen.getByText('৳50,000.00 settled stakes in 90 days')).toBeTruthy();
});

test('[MEM-03] R2: whoever rests is told no next rank and no benefit', async () => {
  show(vip({ rests: ['closed', 'limit', 'unwanted'], next: null, levels: [] }));
  expect(await screen.findByText('Ranks rest now')).toBeTruthy();
  const why = screen.getByText(
    /^Play is closed on this account\. One of your own limits .* You have opted out/,
  );
  expect(why.textContent).not.toContain('break');
  const ways = screen.getAllByRole('link').map((way) => way.getAttribute('href'));
  expect(ways).toEqual(['/member/securityCenter', '/service', '/member/limits', '/member/rewardCenter']);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByText('What each rank asks for and brings')).toBeNull();
});

test('[MEM-03] the highest rank has none above; one of the house says so', async () => {
  show(
    vip({
      next: null,
      reached: [{ level: 1, label: 'Jade', staked: null, days: null, at: '2026-11-01T00:00:00.000Z' }],
    }),
  );
  expect(await screen.findByText('There is no rank above this one.')).toBeTruthy();
  expect(screen.getByText('Given by the house')).toBeTruthy();
});
