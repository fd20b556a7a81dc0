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

test.each([
  // Each ball of each draw; the fives came twice, the nines never.
  [
    'five-1',
    [
      [1, 2, 3, 4, 5],
      [5, 6, 7, 8, 0],
    ],
    '0 1, 1 1, 2 1, 3 1, 4 1, 5 2, 6 1, 7 1, 8 1, 9 0',
  ],
  // Of ten cars the one that came first.
  [
    'pk10-1',
    [
      [3, 1, 2],
      [3, 2, 1],
      [10, 1, 2],
    ],
    '01 0, 02 0, 03 2, 04 0, 05 0, 06 0, 07 0, 08 0, 09 0, 10 1',
  ],
  // Of a board how each number ends.
  ['sea-4d', [[1230, 1231, 41], [5]], '0 1, 1 2, 2 0, 3 0, 4 0, 5 1, 6 0, 7 0, 8 0, 9 0'],
] as const)(
  '[LOT-02] the trend counts how often each came in the draws that are listed: %s',
  (name, came, trend) => {
    const drawn = lotteryOf(`lottery.${name}`);
    if (!drawn) throw new Error('no lottery');
    const results = draws(1_000, came.length).map((draw, at) => ({
      ...draw,
      numbers: [...(came[at] ?? [])],
    }));
    render(
      <ResultsPanel
        host={{} as GameHost}
        state={{ table: { results } } as unknown as LotteryState}
        texts={{ loading: 'loading' }}
        lottery={drawn}
        words={words}
        language="en"
        amountText={amountTextFor('en', '৳')}
      />,
    );
    const shown = [...document.querySelectorAll('.lo-trend li')].map(
      (row) => `${row.querySelector('span')?.textContent} ${row.querySelector('b')?.textContent}`,
    );
    expect(shown.join(', ')).toBe(trend);
    expect(screen.getByRole('heading').textContent).toBe(fill(words.trends, { count: String(came.length) }));
  },
);
