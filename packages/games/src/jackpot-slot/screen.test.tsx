import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { JackpotState } from '#play.ts';
import type { GameHost } from '#screen-plug.ts';
import { fakeHost, testRound } from '#testing/fake-host.ts';
import { openJackpotSlot } from './screen.tsx';

const POOL: JackpotState = {
  shareBasisPoints: 200,
  pools: [{ tier: 'jackpot', pool: '12345.60', seed: '10000.00' }],
  isPractice: false,
  won: [{ player: '3fa9', isYou: false, tier: 'jackpot', amount: '18250.40', wonAt: '2026-11-09T10:00:00Z' }],
};
const outcome = { shoal: true, stops: [0, 0, 0, 0, 0], wins: [], pays: 0 };
const hit = testRound({ outcome, win: '12345.60', jackpot: '12345.60', balanceAfter: '12440.60' });

async function open(jackpot: GameHost['jackpot'], state: Parameters<typeof fakeHost>[2] = []) {
  const { host } = fakeHost([], {}, state);
  const opened = await openJackpotSlot('en');
  render(<opened.Screen host={{ ...host, jackpot }} />);
}

test('[CAT-04] the pool, what a bet gives to it and how often it is won stand on the screen before the first bet', async () => {
  await open(() => Promise.resolve(POOL));
  expect((await screen.findByTestId('pool')).textContent).toContain('৳12,345.60');
  expect(screen.getByText('2.00% of every bet goes in')).toBeDefined();
  expect(screen.getByText('At this stake: 1 in 200,000')).toBeDefined();
  expect(screen.getByText(/Last won: ৳18,250\.40/)).toBeDefined();
  expect(screen.queryByText('The silver shoal!')).toBeNull();
});

test('a pool that could not be read is not shown: it may have been won', async () => {
  await open(() => Promise.reject(new Error('no line')));
  expect(await screen.findByText('—', { selector: 'b' })).toBeDefined();
  expect(screen.queryByTestId('pool')).toBeNull();
});

test('a jackpot that was won is said with its amount, also after a reload', async () => {
  await open(() => Promise.resolve(POOL), [{ lastRound: hit }]);
  expect(await screen.findByText('The whole jackpot is yours: ৳12,345.60')).toBeDefined();
  expect(
    screen.getByText('You hit the jackpot: ৳12,345.60. The round pays ৳12,345.60 in all.'),
  ).toBeDefined();
});

test('C39: free play says that it has no pool, and that a hit was play money', async () => {
  await open(
    () =>
      Promise.resolve({
        ...POOL,
        pools: [{ tier: 'jackpot', pool: '10000.00', seed: '10000.00' }],
        isPractice: true,
        won: [],
      }),
    [{ lastRound: hit }],
  );
  expect(await screen.findByText('Practice: play money fills no pool')).toBeDefined();
  expect(screen.getByText(/would have been the jackpot/)).toBeDefined();
  expect(screen.queryByText('The whole jackpot is yours: ৳12,345.60')).toBeNull();
});
