import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lotteryOf } from '#lottery/lotteries.ts';
import { loadLotteryTexts } from '#lottery/lottery-texts.ts';
import type { LotteryResult } from '#lottery/lottery-wire.ts';
import { amountTextFor } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import { PlayFailure, type GameHost } from '#screen-plug.ts';
import { ResultsPanel } from './results-panel.tsx';
import type { LotteryState } from './use-lottery.ts';

const lottery = lotteryOf('lottery.five-1');
if (!lottery) throw new Error('no lottery');
const words = await loadLotteryTexts('en');
const HASH = 'a'.repeat(64);
const draws = (newest: number, count: number): LotteryResult[] =>
  Array.from({ length: count }, (_, back) => ({
    minute: newest - back,
    numbers: [1, 2, 3, 4, 5],
    link: HASH,
    commitment: HASH,
    firstMinute: 1,
    salt: HASH,
  }));

/** The sheet, open while draws pass: the house tells the newest three each time. */
function opened(results: GameHost['lottery']['results'], first: number | null = 1_000) {
  const panel = (newest: number | null) => (
    <ResultsPanel
      host={{ lottery: { results } } as unknown as GameHost}
      state={{ table: newest === null ? null : { results: draws(newest, 3) } } as unknown as LotteryState}
      texts={{ loading: 'loading' }}
      lottery={lottery as NonNullable<typeof lottery>}
      words={words}
      language="en"
      amountText={amountTextFor('en', '৳')}
    />
  );
  const { rerender } = render(panel(first));
  return (newest: number) => rerender(panel(newest));
}
const heading = () => screen.getByRole('heading').textContent;
const counted = (count: string) => fill(words.trends, { count });

test('[LOT-02] draws that pass while older ones are shown stay in the list and are counted', async () => {
  const pass = opened(async (before) => ({ results: draws(before - 1, 3), before: null }));
  fireEvent.click(screen.getByRole('button', { name: words.more }));
  await screen.findByRole('heading', { name: fill(words.trends, { count: '6' }) });
  pass(1_001);
  pass(1_002);
  expect(heading()).toBe(counted('8'));
  expect(screen.queryByRole('button', { name: words.more })).toBeNull();
});

test('[LOT-02] after a sleep only draws without a gap are shown, and the older ones can be asked for', () => {
  const pass = opened(async () => ({ results: [], before: null }));
  pass(1_010);
  expect(heading()).toBe(counted('3'));
  expect(screen.getByRole('button', { name: words.more })).toBeDefined();
});

test('[LOT-02] older draws that do not load say so', async () => {
  opened(() => Promise.reject(new PlayFailure('OFFLINE')));
  fireEvent.click(screen.getByRole('button', { name: words.more }));
  expect((await screen.findByRole('alert')).textContent).toBe(words.olderFailed);
});

test('[LOT-02] that no draw has been held is not said before the house has told its draws', () => {
  const pass = opened(async () => ({ results: [], before: null }), null);
  expect(screen.queryByText(words.none)).toBeNull();
  expect(screen.getByText('loading')).toBeDefined();
  pass(1_000);
  expect(heading()).toBe(counted('3'));
});
