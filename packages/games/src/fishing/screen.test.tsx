import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PlayFailure, type GameHost } from '#screen-plug.ts';
import { fakeHost, SEEDS, testRound } from '#testing/fake-host.ts';
import { VOLLEY_MS } from './manifest.ts';
import type { Aim } from './rules.ts';
import { openFishing } from './screen.tsx';
import type { SeaView } from './sea-wire.ts';

afterEach(() => vi.useRealTimers());

type Sent = { stake: string; cast: string; aims: Aim[] };
type Options = { variant?: string; caught?: number[][]; fail?: boolean; others?: SeaView['others'] };

const NOON = Date.UTC(2026, 10, 18, 12);

/** A house that decides as it is told, in order; what is beyond gets away. */
async function open({ variant = '', caught = [], fail = false, others = [] }: Options = {}) {
  vi.useFakeTimers({ now: NOON });
  const { host } = fakeHost([], {});
  const sent: Sent[] = [];
  const rooms: string[] = [];
  const water: GameHost = {
    ...host,
    spin: async (operationId, bet) => {
      const volley = bet as Sent;
      sent.push(volley);
      if (fail) throw new PlayFailure('BAD_REQUEST');
      const came = caught.shift() ?? volley.aims.map(() => 0);
      const win = came.reduce((sum, times) => sum + times * Number(volley.cast), 0).toFixed(2);
      const round = testRound({
        id: `round-${sent.length}`,
        gameCode: 'fishing',
        operationId,
        bet: volley,
        stake: volley.stake,
        win,
        outcome: { caught: came },
      });
      return { round, seeds: SEEDS, allows: [] };
    },
    sea: async (room) => {
      rooms.push(room);
      return { seed: 5, now: Date.now(), seat: 1, others };
    },
  };
  const opened = await openFishing('en', variant);
  if (!opened) throw new Error('no such sea');
  render(<opened.Screen host={water} />);
  // Until all of it is in view (`useShownInTurn`).
  await pass(1_000);
  return { sent, rooms };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const cast = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Cast' })));
const key = (name: string) => act(async () => void fireEvent.keyDown(document.body, { key: name }));
const said = () => screen.getAllByRole('status').at(-1)?.textContent;

test('there is no screen for a sea that is none', async () => {
  expect(await openFishing('en', 'lake')).toBeNull();
});

test('a cast goes at once; those made meanwhile wait, and go together as one round', async () => {
  const { sent } = await open({ caught: [[0], [2, 0, 0]] });
  await cast();
  expect(sent.map(({ aims }) => aims.length)).toEqual([1]);
  for (let count = 0; count < 3; count += 1) {
    await pass(260);
    await cast();
  }
  expect(sent).toHaveLength(1);
  expect(said()).toBe('It got away.');
  await pass(VOLLEY_MS);
  expect(sent.map(({ stake, cast: value, aims }) => [stake, value, aims.length])).toEqual([
    ['0.50', '0.50', 1],
    ['1.50', '0.50', 3],
  ]);
  expect(said()).toMatch(/^Caught: .+, ৳1\.00\.$/);
});

test('nobody casts faster than the pace, however often they press, and no more than a round holds', async () => {
  const { sent } = await open();
  for (let count = 0; count < 100; count += 1) {
    await cast();
    await pass(50);
  }
  await pass(3 * VOLLEY_MS);
  const casts = sent.reduce((sum, { aims }) => sum + aims.length, 0);
  expect(Math.max(...sent.map(({ aims }) => aims.length))).toBeLessThanOrEqual(4);
  expect(casts).toBeGreaterThan(15);
  // Five seconds of pressing, at four in a second.
  expect(casts).toBeLessThanOrEqual(22);
});

test('what the house refuses never happened, and what waited is not sent behind it', async () => {
  const { sent } = await open({ fail: true });
  await cast();
  await pass(260);
  expect(screen.getByRole('alert').textContent).toContain('no stake was taken');
  await pass(3 * VOLLEY_MS);
  expect(sent).toHaveLength(1);
});

test('by keys alone: an arrow says what is aimed at, space casts at it', async () => {
  const { sent } = await open();
  await key('ArrowRight');
  const [, name] = /^Aimed at (.+), which pays \d+×\.$/.exec(said() ?? '') ?? [];
  expect(name).toBeTruthy();
  await key('ArrowRight');
  await key('ArrowLeft');
  expect(said()).toContain(`Aimed at ${name}`);
  await key(' ');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.aims[0]?.fish).toBeGreaterThan(0);
});

test('a fish that is chosen by name is aimed at', async () => {
  const { sent } = await open();
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: /River prawn/ })));
  expect(said()).toBe('Aimed at River prawn, which pays 3×.');
  await cast();
  expect(sent[0]?.aims.map(({ kind }) => kind)).toEqual(['prawn']);
});

test('of a great fish no single prize is promised', async () => {
  await open();
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: /Makara/ })));
  // It may be elsewhere for a while.
  for (let count = 0; count < 60 && !said()?.includes('Makara'); count += 1) {
    await pass(1_000);
    await key('ArrowRight');
  }
  expect(said()).toBe('Aimed at Makara, which pays 50×–300×.');
});

test('each water has casts of its own, and a seat is asked for where the boat is', async () => {
  const { sent, rooms } = await open({ variant: 'bay', others: [{ seat: 0, volleys: [] }] });
  expect(screen.getByText('2 of 4 boats')).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'Deep' })));
  await cast();
  expect(sent[0]).toMatchObject({ cast: '20.00', stake: '20.00' });
  expect([rooms[0], rooms.at(-1)]).toEqual(['bank', 'deep']);
});
