import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { RoundView } from '#play.ts';
import { fakeHost, testRound, type Answer } from '#testing/fake-host.ts';
import type { PokerView } from './round.ts';
import { openVideoPoker } from './screen.tsx';

afterEach(() => void vi.useRealTimers());

/** Jack of spades, jack of hearts, and three that are nothing. */
const DEAL = [9, 22, 0, 4, 30];
const at = (view: Partial<PokerView>, part: Partial<RoundView> = {}): RoundView =>
  testRound({
    gameCode: 'video-poker.jacks-or-better',
    state: 'open',
    win: null,
    outcome: { dealt: DEAL, held: null, cards: DEAL, prize: 'jacks-or-better', ...view },
    ...part,
  });
const DRAWN = at(
  { held: [0, 1], cards: [9, 22, 35, 5, 31], prize: 'three-of-a-kind' },
  { state: 'settled', win: '15.00', actions: [{ hold: [0, 1] }] },
);

async function open(answers: Answer[], state: RoundView | null = null) {
  vi.useFakeTimers();
  const { host, asked } = fakeHost(answers, {}, [{ lastRound: state }]);
  const opened = await openVideoPoker('en', 'jacks-or-better');
  if (opened === null) throw new Error('no such table');
  render(<opened.Screen host={host} />);
  await settle();
  return asked;
}
const settle = () => act(() => vi.advanceTimersByTimeAsync(4_000));
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const said = () => screen.getAllByRole('status').at(-1)?.textContent;

test('[GAM-08] cards are held, the others drawn once, and the prize is said with its amount', async () => {
  const asked = await open([at({}), DRAWN]);
  expect(screen.getAllByRole('button', { name: /face down/ })).toHaveLength(5);
  await press('Deal');
  expect(said()).toMatch(/^Dealt: jack of spades, jack of hearts, two of spades/);
  await press('Card 1: jack of spades');
  await press('Card 2: jack of hearts');
  await press('Draw 3');
  expect(asked.at(-1)).toBe('round-1 0 {"hold":[0,1]}');
  expect(screen.getByRole('button', { name: 'Card 3: jack of diamonds' })).toBeTruthy();
  expect(said()).toBe('Three of a kind: ৳15.00.');
  expect(screen.getByRole('row', { name: /^Three of a kind/ }).dataset['lit']).toBe('true');
});

test('all five can be kept, and a press again lets a card go', async () => {
  await open([at({})]);
  await press('Deal');
  for (const card of screen.getAllByRole('button', { name: /^Card/ })) fireEvent.click(card);
  expect(screen.getByRole('button', { name: 'Keep all' })).toBeTruthy();
  fireEvent.click(screen.getAllByRole('button', { name: /^Card/ })[4] ?? document.body);
  expect(screen.getByRole('button', { name: 'Draw 1' })).toBeTruthy();
});

test('[GAM-08] a deal is found again after a reload, with nothing held yet', async () => {
  await open([], at({}));
  expect(screen.getByRole('button', { name: 'Draw 5' })).toBeTruthy();
});

test('a pay table that is not there opens nothing', async () => {
  expect(await openVideoPoker('en', 'caribbean')).toBeNull();
});
