import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { RoundView } from '#play.ts';
import { fakeHost, testRound, type Answer } from '#testing/fake-host.ts';
import type { MinesView } from './round.ts';
import { openMines } from './screen.tsx';

afterEach(() => void vi.useRealTimers());

const at = (view: Partial<MinesView>, part: Partial<RoundView> = {}): RoundView =>
  testRound({
    gameCode: 'mines',
    bet: { stake: '5.00', mines: 5 },
    state: 'open',
    win: null,
    outcome: { mines: 5, opened: [], hit: null, isOver: false, mineTiles: null, ...view },
    ...part,
  });
const LOTUS = at({ opened: [12] }, { actions: [{ act: 'open', tile: 12 }] });
const TAKEN = at(
  { opened: [12], isOver: true, mineTiles: [0, 1, 2, 3, 4] },
  { state: 'settled', win: '6.06', actions: [{ act: 'open', tile: 12 }, { act: 'cash-out' }] },
);
const BITTEN = at(
  { hit: 0, isOver: true, mineTiles: [0, 1, 2, 3, 4] },
  { state: 'settled', win: '0.00', actions: [{ act: 'open', tile: 0 }] },
);

async function open(answers: Answer[], state: RoundView | null = null) {
  vi.useFakeTimers();
  const { host, asked } = fakeHost(answers, {}, [{ lastRound: state }]);
  const { Screen } = await openMines('en');
  render(<Screen host={host} />);
  await settle();
  return asked;
}
const settle = () => act(() => vi.advanceTimersByTimeAsync(4_000));
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const said = () => screen.getAllByRole('status').at(-1)?.textContent;

test('[GAM-08] a lotus raises what can be taken, and taking it ends the round with everything told', async () => {
  const asked = await open([at({}), LOTUS, TAKEN]);
  expect(screen.getAllByRole('button', { name: /not lifted/ })).toHaveLength(25);
  await press('Step in');
  expect(screen.getByRole('button', { name: 'Lift a leaf' }).getAttribute('aria-disabled')).toBe('true');
  await press('Row 3, leaf 3, not lifted');
  expect(said()).toBe('A lotus. Leaving now pays ৳6.06. The next leaf is safe in 79% of cases.');
  await press('Take ৳6.06');
  expect(asked.slice(1)).toEqual(['round-1 0 {"act":"open","tile":12}', 'round-1 1 {"act":"cash-out"}']);
  expect(screen.getAllByRole('button', { name: /, crocodile/ })).toHaveLength(5);
  expect(screen.getAllByRole('button', { name: /, lotus/ })).toHaveLength(20);
  expect(said()).toBe('You won ৳6.06.');
});

test('a crocodile is said in one sentence, and a leaf that is open opens no more', async () => {
  const asked = await open([at({}), BITTEN]);
  await press('Step in');
  await press('Row 1, leaf 1, not lifted');
  expect(said()).toBe('A crocodile. The stake is lost.');
  await press('Row 1, leaf 1, crocodile');
  expect(asked).toHaveLength(2);
});

test('[GAM-08] an open round is found again as it was left, with its own number of crocodiles', async () => {
  await open([], LOTUS);
  expect(screen.getByRole('button', { name: 'Take ৳6.06' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Crocodiles' }).textContent).toContain('5');
});

test('the arrows go from leaf to leaf, and the Tab key meets one of them', async () => {
  await open([]);
  const leaves = screen.getAllByRole('button', { name: /^Row/ });
  expect(leaves.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  leaves[12]?.focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowUp' });
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowLeft' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Row 2, leaf 2, not lifted');
});

test('other numbers of crocodiles are chosen before the bet, from 1 to 24', async () => {
  await open([]);
  for (let times = 0; times < 6; times += 1) await press('Fewer crocodiles');
  expect(screen.getByRole('group', { name: 'Crocodiles' }).textContent).toContain('1');
  expect(screen.getByRole('button', { name: 'Fewer crocodiles' }).getAttribute('aria-disabled')).toBe('true');
});
