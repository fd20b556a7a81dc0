import { minor } from '@maidan/contract/money.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlayState, RoundView, SpinAnswer } from '#play.ts';
import { PlayFailure, type GameHost } from '#screen-plug.ts';
import { begin, playPending, START, type Parts, type SlotGame } from './round-flow.ts';
import { evaluateStops } from './rules.ts';

const SEEDS = {
  commitment: 'a'.repeat(64),
  nextCommitment: 'b'.repeat(64),
  clientSeed: 'river',
  nextNonce: 1,
};
const PENDING = JSON.stringify({ operationId: '5f0c1d6e-0000-4000-8000-000000000001', stake: '5.00' });

const base = evaluateStops([0, 0, 0, 0, 0], 1);
const flight = evaluateStops([3, 3, 3, 3, 3], 3);

function round(part: Partial<RoundView> = {}): RoundView {
  return {
    id: 'round-1',
    gameCode: 'line-slot',
    operationId: '5f0c1d6e-0000-4000-8000-000000000001',
    state: 'settled',
    bet: { stake: '5.00' },
    actions: [],
    stake: '5.00',
    win: '0.00',
    outcome: { base, freeSpins: [], units: 0, capped: false },
    balanceAfter: '95.00',
    refusal: null,
    commitment: SEEDS.commitment,
    clientSeed: 'river',
    nonce: 0,
    playedAt: '2026-01-01T00:00:00.000Z',
    ...part,
  };
}

type Answer = RoundView | PlayFailure;

/** A screen without pixels: notes what the reels and the house were asked. */
function stand(answers: Answer[], notes: Record<string, string>, state?: Partial<PlayState>) {
  const kept = new Map(Object.entries(notes));
  const asked: string[] = [];
  const landed: (readonly number[])[] = [];
  const stood: (readonly number[])[] = [];
  const told: string[] = [];
  let game: SlotGame = START;
  const host: GameHost = {
    language: 'en',
    title: null,
    skin: null,
    currencySymbol: '৳',
    state: async () => ({ balance: '100.00', seeds: SEEDS, lastRound: null, ...state }),
    spin: async (operationId, _bet, resume): Promise<SpinAnswer> => {
      asked.push(resume ? `resume ${operationId}` : operationId);
      const answer = answers.shift();
      if (!answer || answer instanceof PlayFailure) throw answer ?? new Error('asked too often');
      return { round: answer, seeds: SEEDS };
    },
    rotateSeed: () => Promise.reject(new Error('not asked')),
    tell: (message) => void told.push('state' in message ? message.state : message.type),
    remember: (key, value) => void (value === null ? kept.delete(key) : kept.set(key, value)),
    recall: (key) => kept.get(key) ?? null,
  };
  const reels = {
    turn: () => undefined,
    stand: (stops: readonly number[]) => void stood.push(stops),
    land: async (stops: readonly number[]) => void landed.push(stops),
  };
  const parts: Parts = {
    host,
    reels: () => reels,
    sounds: { play: () => undefined, turn: () => undefined },
    standing: { get: () => [0, 0, 0, 0, 0], set: () => undefined },
  };
  const change = (part: Partial<SlotGame>) => void (game = { ...game, ...part });
  return { parts, change, asked, landed, stood, told, kept, game: () => game };
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
  await finish(playPending(screen.parts, screen.change));
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
  await expect(finish(playPending(screen.parts, screen.change))).rejects.toThrow('OFFLINE');
  expect(screen.kept.get('pending')).toBe(PENDING);
});

test('a bet that the house will not have is forgotten', async () => {
  const screen = stand([new PlayFailure('SESSION_ENDED')], { pending: PENDING });
  await expect(finish(playPending(screen.parts, screen.change))).rejects.toThrow('SESSION_ENDED');
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
  await finish(playPending(screen.parts, screen.change));
  expect(screen.landed).toEqual([]);
  expect(screen.game()).toMatchObject({ phase: 'idle', problem: 'INSUFFICIENT_FUNDS', balance: 300n });
  expect(screen.told).toEqual(['started', 'ended']);
});

test('a round never takes less than 2.5 seconds', async () => {
  const screen = stand([round()], { pending: PENDING });
  const startedAt = performance.now();
  await finish(playPending(screen.parts, screen.change));
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
  const work = playPending(screen.parts, screen.change);
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
  const work = playPending(screen.parts, screen.change);
  await vi.advanceTimersByTimeAsync(2_500);
  expect(screen.game()).toMatchObject({ phase: 'flight-intro', skip: null });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(screen.game().phase).toBe('flying');
  screen.game().skip?.();
  await finish(work);
  expect(screen.game()).toMatchObject({
    phase: 'idle',
    won: 12_50n,
    balance: 107_50n,
    shown: last,
    skip: null,
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
  await finish(begin(screen.parts, screen.change));
  expect(screen.landed).toHaveLength(2);
  expect(screen.kept.has('shown:round-1')).toBe(false);
});

test('after a reload a finished round is simply shown again', async () => {
  const screen = stand([], {}, { lastRound: round() });
  await finish(begin(screen.parts, screen.change));
  expect(screen.landed).toEqual([]);
  expect(screen.game()).toMatchObject({ phase: 'idle', won: 0n, balance: 10_000n });
});

test('after a reload a bet that never arrived is forgotten, not placed', async () => {
  const screen = stand([new PlayFailure('NOT_FOUND')], { pending: PENDING });
  await finish(begin(screen.parts, screen.change));
  expect(screen.asked).toEqual(['resume 5f0c1d6e-0000-4000-8000-000000000001']);
  expect(screen.kept.has('pending')).toBe(false);
  expect(screen.game()).toMatchObject({ phase: 'idle', problem: null, balance: 10_000n });
});

test('after a reload a bet that arrived goes on', async () => {
  const screen = stand([round()], { pending: PENDING });
  await finish(begin(screen.parts, screen.change));
  expect(screen.landed).toEqual([base.stops]);
  expect(screen.game()).toMatchObject({ phase: 'idle', balance: 9_500n });
});
