import { minor, parseMoney } from '@maidan/contract/money.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { manifest } from '#line-slot/manifest.ts';
import type { RoundView } from '#play.ts';
import type { Rounds } from '#round-client/use-rounds.ts';
import { testRound } from '#testing/fake-host.ts';
import { fakePlay } from '#testing/fake-play.ts';
import { GameFrame } from './game-frame.tsx';
import type { Play } from './use-play.ts';

let place: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  place = vi.fn<() => void>();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

function frame(play: Play) {
  return (
    <GameFrame
      play={play}
      title="Pond"
      actions={[{ label: 'Play', onPress: place, busy: play.rounds.phase !== 'idle' }]}
      auto={{ again: place, hadFeature: () => false }}
      rulesPanel={<p>every rule</p>}
    >
      <p>the stage</p>
    </GameFrame>
  );
}

const at = async (state: Partial<Rounds>, allows: Play['allows'] = ['auto-play', 'quick-play']) => {
  const play = await fakePlay('en', manifest, { phase: 'idle', balance: parseMoney('100.00'), ...state });
  return { ...play, allows };
};

/** A screen that has just come is drawn part by part. */
const seeAllOfIt = () => act(() => vi.advanceTimersByTimeAsync(1_000));

test('[GAM-08] nothing is played by a key before all of the screen is seen', async () => {
  render(frame(await at({})));
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(place).not.toHaveBeenCalled();
});

test('[GAM-08] space and Enter play from anywhere, but not where they have a use of their own', async () => {
  render(frame(await at({})));
  await seeAllOfIt();
  fireEvent.keyDown(document.body, { key: ' ' });
  fireEvent.keyDown(document.body, { key: 'Enter' });
  fireEvent.keyDown(document.body, { key: 'Enter', repeat: true });
  fireEvent.keyDown(screen.getByRole('button', { name: 'Rules and pays' }), { key: ' ' });
  expect(place).toHaveBeenCalledTimes(2);
});

test('while a round is under way the key does nothing', async () => {
  render(frame(await at({ phase: 'showing' })));
  await seeAllOfIt();
  fireEvent.keyDown(document.body, { key: ' ' });
  expect(place).not.toHaveBeenCalled();
});

const ended = (won: number) => at({ won: minor(won), wonOnStake: minor(500) });
const said = () => screen.getAllByRole('status').at(-1)?.textContent;

test('the end of a round is said once, and less than the stake is not called a win', async () => {
  const { rerender } = render(frame(await ended(0)));
  expect(said()).toBe('No win this time.');
  rerender(frame(await ended(200)));
  expect(said()).toBe('৳2.00 came back.');
  rerender(frame(await ended(700)));
  expect(said()).toBe('You won ৳7.00.');
});

test('auto-play and quick play are there only where the operator allows them', async () => {
  const { rerender } = render(frame(await at({}, [])));
  expect(screen.queryByRole('button', { name: 'Auto-play and speed' })).toBeNull();
  rerender(frame(await at({}, ['quick-play'])));
  fireEvent.click(screen.getByRole('button', { name: 'Auto-play and speed' }));
  expect(screen.getByRole('switch', { name: /Quick play/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Play 10 rounds' })).toBeNull();
});

test('what the operator takes back while the page is open stops, is gone, and is said for a while', async () => {
  const { rerender } = render(frame(await at({})));
  fireEvent.click(screen.getByRole('button', { name: 'Auto-play and speed' }));
  fireEvent.click(screen.getByRole('button', { name: 'Play 10 rounds' }));
  rerender(frame(await at({}, [])));
  const sentence = 'Auto-play is no longer offered here. You can go on round by round.';
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Auto-play and speed' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Stop/ })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(place).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(screen.queryByText(sentence)).toBeNull();
});

const played = (id: string): RoundView => testRound({ id });

test('auto-play bets again after each round, can be stopped, and ends at trouble', async () => {
  const { rerender } = render(frame(await at({})));
  fireEvent.click(screen.getByRole('button', { name: 'Auto-play and speed' }));
  fireEvent.click(screen.getByRole('button', { name: 'Play 10 rounds' }));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(place).toHaveBeenCalledTimes(1);

  rerender(frame(await at({ phase: 'showing', round: played('1') })));
  expect(screen.getByRole('button', { name: 'Stop · 10' })).toBeTruthy();
  rerender(frame(await at({ round: played('1') })));
  // Once to count the round, once to bet.
  await act(() => vi.advanceTimersByTimeAsync(300));
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(place).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('button', { name: 'Stop · 9' })).toBeTruthy();

  rerender(frame(await at({ phase: 'sending', round: played('1') })));
  rerender(frame(await at({ round: played('1'), problem: 'INSUFFICIENT_FUNDS' })));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(place).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
});
