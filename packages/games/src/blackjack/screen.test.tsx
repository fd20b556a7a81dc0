import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { RoundView } from '#play.ts';
import { fakeHost, testRound, type Answer } from '#testing/fake-host.ts';
import type { BlackjackView } from './round.ts';
import { openBlackjack } from './screen.tsx';

afterEach(() => void vi.useRealTimers());

/** Eight of spades and eight of hearts against a ten. */
const at = (view: Partial<BlackjackView>, part: Partial<RoundView> = {}): RoundView =>
  testRound({
    gameCode: 'blackjack',
    state: 'open',
    win: null,
    outcome: {
      dealer: [8],
      hands: [{ cards: [6, 19], isDoubled: false }],
      turn: 0,
      insurance: 'none',
      isOver: false,
      may: ['hit', 'stand', 'double', 'split'],
      ...view,
    },
    ...part,
  });
const SPLIT = at(
  {
    hands: [
      { cards: [6, 1], isDoubled: false },
      { cards: [19, 8], isDoubled: false },
    ],
    may: ['hit', 'stand', 'double'],
  },
  { stake: '10.00', actions: [{ act: 'split' }] },
);
const OVER = at(
  { dealer: [8, 7], hands: [{ cards: [6, 19, 2], isDoubled: false }], isOver: true, may: [] },
  { state: 'settled', win: '10.00', actions: [{ act: 'hit' }, { act: 'stand' }] },
);

async function open(answers: Answer[], state: RoundView | null = null) {
  vi.useFakeTimers();
  const { host, asked } = fakeHost(answers, {}, [{ lastRound: state }]);
  const { Screen } = await openBlackjack('en');
  render(<Screen host={host} />);
  await settle();
  return asked;
}
const settle = () => act(() => vi.advanceTimersByTimeAsync(6_000));
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const said = () => screen.getAllByRole('status').at(-1)?.textContent;

test('[GAM-08] what may be done are the buttons, and the end says both hands and what came of them', async () => {
  const asked = await open([at({}), OVER]);
  await press('Deal');
  expect(said()).toBe('You have 16: eight of spades, eight of hearts. The dealer shows ten of spades.');
  for (const name of ['Hit', 'Double', 'Split']) expect(screen.getByRole('button', { name })).toBeTruthy();
  await press('Stand');
  expect(asked.at(-1)).toBe('round-1 0 {"act":"stand"}');
  expect(said()).toBe('You 20, the dealer 19. You won ৳10.00.');
  expect(screen.getByRole('button', { name: 'Deal' })).toBeTruthy();
});

test('what doubling and splitting take stands on their buttons, and is read out with them', async () => {
  await open([], at({}));
  for (const name of ['Double', 'Split']) {
    const button = screen.getByRole('button', { name });
    expect(button.textContent).toBe(`${name}৳5.00`);
    expect(button.getAttribute('title')).toBe('৳5.00');
  }
  expect(screen.getByRole('button', { name: 'Stand' }).textContent).toBe('Stand');
});

test('a split makes two hands, and the one that is played says its points', async () => {
  await open([at({}), SPLIT]);
  await press('Deal');
  await press('Split');
  expect(screen.getByRole('region', { name: 'Hand 1' }).textContent).toContain('11');
  expect(screen.getByRole('region', { name: 'Hand 2' }).textContent).toContain('18');
});

test('an ace of the dealer asks for insurance first, and says what it costs', async () => {
  await open([], at({ dealer: [12], insurance: 'offered', may: ['insure', 'no-insurance'] }));
  expect(said()).toBe('You have 16. The dealer shows an ace: do you want insurance for ৳2.50?');
  expect(screen.queryByRole('button', { name: 'Hit' })).toBeNull();
  expect(screen.getByRole('button', { name: 'No insurance' })).toBeTruthy();
  // For everybody's eyes too, on what takes it.
  expect(screen.getByRole('button', { name: 'Insure · ৳2.50' })).toBeTruthy();
});

test('the dealer’s second card lies face down while the round is open', async () => {
  await open([], at({}));
  expect(screen.getByRole('region', { name: 'Dealer' }).textContent).toContain('face down');
});
