import { minor } from '@maidan/contract/money.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlayState, RoundView } from '#play.ts';
import { makeRoundClient, startOf, type RoundsState, type RoundStage } from '#round-client/round-client.ts';
import { PlayFailure } from '#screen-plug.ts';
import { fakeHost, PENDING, testRound, type Answer } from '#testing/fake-host.ts';
import { manifest } from './manifest.ts';
import { evaluateStops } from './rules.ts';
import { sent, showRound, standAt, STILL, type SlotShow } from './show-round.ts';

const base = evaluateStops([0, 0, 0, 0, 0], 1);
const flight = evaluateStops([3, 3, 3, 3, 3], 3);

const round = (part: Partial<RoundView> = {}): RoundView =>
  testRound({ outcome: { base, freeSpins: [], units: 0, capped: false }, ...part });

/** A screen without pixels: notes what the reels and the house were asked. */
function stand(answers: Answer[], notes: Record<string, string>, state: Partial<PlayState> = {}) {
  const house = fakeHost(answers, notes, [state]);
  const landed: (readonly number[])[] = [];
  const stood: (readonly number[])[] = [];
  let game: RoundsState & { show: SlotShow } = { ...startOf(manifest), show: STILL };
  const reels = {
    turn: () => undefined,
    stand: (stops: readonly number[]) => void stood.push(stops),
    land: async (stops: readonly number[]) => void landed.push(stops),
  };
  const parts = {
    reels,
    change: (part: Partial<SlotShow>) => void (game = { ...game, show: { ...game.show, ...part } }),
  };
  const stage: RoundStage = {
    sent: () => sent(parts),
    show: (played, showing) => showRound(parts, played, showing),
    stand: (played) => standAt(parts, played),
  };
  const client = makeRoundClient({
    host: house.host,
    manifest,
    stage: () => stage,
    sounds: { play: () => undefined, turn: () => undefined },
    isQuick: () => false,
    change: (part) => void (game = { ...game, ...part }),
  });
  return { ...house, client, landed, stood, game: () => game };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function finish(work: Promise<void>): Promise<void> {
  const watched = work.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  const failure = await watched;
  if (failure !== undefined) throw failure;
}

test('a lost answer is asked for again with the same operation', async () => {
  const screen = stand(
    [new PlayFailure('OFFLINE'), round({ state: 'bet-sent', outcome: null, win: null }), round()],
    { pending: PENDING },
  );
  await finish(screen.client.again());
  expect(new Set(screen.asked).size).toBe(1);
  expect(screen.asked).toHaveLength(3);
  expect(screen.game()).toMatchObject({ phase: 'idle', balance: 9500n, won: 0n });
  expect(screen.kept.has('pending')).toBe(false);
});

test('without a connection the bet stays remembered, to be sent again', async () => {
  const screen = stand(
    [0, 1, 2].map(() => new PlayFailure('OFFLINE')),
    { pending: PENDING },
  );
  await expect(finish(screen.client.again())).rejects.toThrow('OFFLINE');
  expect(screen.kept.get('pending')).toBe(PENDING);
});

test('a bet that the house will not have is forgotten', async () => {
  const screen = stand([new PlayFailure('SESSION_ENDED')], { pending: PENDING });
  await expect(finish(screen.client.again())).rejects.toThrow('SESSION_ENDED');
  expect(screen.kept.has('pending')).toBe(false);
});

test('too little money is said, and the reels stand where they stood', async () => {
  const refused = round({
    state: 'refused',
    refusal: 'INSUFFICIENT_FUNDS',
    outcome: null,
    win: null,
    balanceAfter: '3.00',
  });
  const screen = stand([refused], { pending: PENDING });
  await finish(screen.client.again());
  expect(screen.landed).toEqual([]);
  expect(screen.game()).toMatchObject({ phase: 'idle', problem: 'INSUFFICIENT_FUNDS', balance: 300n });
  expect(screen.told).toEqual(['started', 'ended']);
});

test('a round never takes less than 2.5 seconds', async () => {
  const screen = stand([round()], { pending: PENDING });
  const startedAt = performance.now();
  await finish(screen.client.again());
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(2_500);
});

test('the win joins the balance only when the replay has ended', async () => {
  const units = base.units + flight.units;
  const outcome = { base, freeSpins: [flight], units, capped: false };
  const win = minor(25n * BigInt(units));
  const settled = round({
    outcome,
    win: `${win / 100n}.${String(win % 100n).padStart(2, '0')}`,
    balanceAfter: '500.00',
  });
  const screen = stand([settled], { pending: PENDING });
  const work = screen.client.again();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(screen.game().balance).toBe(50_000n - win);
  await finish(work);
  expect(screen.game()).toMatchObject({ phase: 'idle', balance: 50_000n, won: win });
  expect(screen.landed).toEqual([base.stops, flight.stops]);
});

test('who does not want to watch every flight goes to the result: the same win, the same place, and nothing is asked again', async () => {
  const last = evaluateStops([7, 7, 7, 7, 7], 3);
  const freeSpins = [...Array.from({ length: 9 }, () => flight), last];
  const outcome = { base, freeSpins, units: 0, capped: false };
  const screen = stand([round({ outcome, win: '12.50', balanceAfter: '107.50' })], { pending: PENDING });
  const startedAt = performance.now();
  const work = screen.client.again();
  await vi.advanceTimersByTimeAsync(2_500);
  expect(screen.game()).toMatchObject({ show: { phase: 'flight-intro', skip: null } });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(screen.game().show.phase).toBe('flying');
  screen.game().show.skip?.();
  await finish(work);
  expect(screen.game()).toMatchObject({
    phase: 'idle',
    won: 12_50n,
    balance: 107_50n,
    show: { shown: last, skip: null },
  });
  expect(screen.stood.at(-1)).toEqual(last.stops);
  expect(performance.now() - startedAt).toBeLessThan(7_000);
  expect(screen.landed.length).toBeLessThan(4);
  expect(screen.asked).toHaveLength(1);
  expect(screen.kept.size).toBe(0);
  expect(screen.told).toEqual(['started', 'ended']);
});

test('after a reload the replay goes on with the flight that was on', async () => {
  const outcome = { base, freeSpins: [flight, flight, flight], units: 0, capped: false };
  const lastRound = round({ outcome });
  const screen = stand([], { 'shown:round-1': '2' }, { lastRound });
  await finish(screen.client.begin());
  expect(screen.landed).toHaveLength(2);
  expect(screen.kept.has('shown:round-1')).toBe(false);
});

test('after a reload a finished round is simply shown again', async () => {
  const screen = stand([], {}, { lastRound: round() });
  await finish(screen.client.begin());
  expect(screen.landed).toEqual([]);
  expect(screen.game()).toMatchObject({ phase: 'idle', won: 0n, balance: 10_000n });
});

test('after a reload a bet that never arrived is forgotten, not placed', async () => {
  const screen = stand([new PlayFailure('NOT_FOUND')], { pending: PENDING });
  await finish(screen.client.begin());
  expect(screen.asked).toEqual(['resume 5f0c1d6e-0000-4000-8000-000000000001']);
  expect(screen.kept.has('pending')).toBe(false);
  expect(screen.game()).toMatchObject({ phase: 'idle', problem: null, balance: 10_000n });
});

test('after a reload a bet that arrived goes on', async () => {
  const screen = stand([round()], { pending: PENDING });
  await finish(screen.client.begin());
  expect(screen.landed).toEqual([base.stops]);
  expect(screen.game()).toMatchObject({ phase: 'idle', balance: 9_500n });
});
