import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import type { RoundView } from '#play.ts';
import { makeRoundClient, startOf, type RoundsState } from '#round-client/round-client.ts';
import { buildMachine, type Machine } from '#slots/engine/machine.ts';
import { decideRound } from '#slots/engine/round.ts';
import { seededDraw } from '#slots/engine/seeded-draw.ts';
import { SLOT_MODELS } from '#slots/models/slot-models.ts';
import type { SlotOutcome, SlotStep } from '#slots/outcome/outcome.ts';
import { manifestOf } from '#slots/rules.ts';
import { slotTitle } from '#slots/title-by-code.ts';
import { fakeHost, testRound } from '#testing/fake-host.ts';
import { showSlot, slotSent, standSlot, stillShow, type SlotShow } from './show-slot.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function titled(code: string) {
  const title = slotTitle(`${code}.96`);
  if (!title) throw new Error(`no model ${code}`);
  return title;
}

const machines = new Map<string, Machine>();
function machineOf(code: string): Machine {
  const machine = machines.get(code) ?? buildMachine(titled(code).model, '96');
  machines.set(code, machine);
  return machine;
}

function outcomeWith(code: string, isWanted: (step: SlotStep) => boolean): SlotOutcome {
  const machine = machineOf(code);
  for (let seed = 1; seed < 50_000; seed += 1) {
    const outcome = decideRound(machine, seededDraw(seed));
    if (outcome.steps.some(isWanted)) return outcome;
  }
  throw new Error('no such round');
}

function played(code: string, outcome: SlotOutcome): RoundView {
  const { model, defaultStake } = titled(code);
  const stake = formatMoneyText(defaultStake);
  const win = minor((defaultStake / BigInt(model.betUnits)) * BigInt(outcome.units));
  return testRound({
    gameCode: `slot.${code}.96`,
    bet: { stake },
    stake,
    outcome,
    win: formatMoneyText(win),
    balanceAfter: formatMoneyText(minor(1_000_000n + win)),
  });
}

/** A slot without pixels: notes how its window stood last. */
function openSlot(code: string, round: RoundView, seen: number | null = null, quick = false) {
  const title = titled(code);
  const { model } = title;
  const manifest = manifestOf(title);
  const house = fakeHost([round], {}, seen === null ? [{}] : [{ lastRound: round, seen }]);
  let show: SlotShow = stillShow(model);
  let now: RoundsState = startOf(manifest);
  const windows: string[] = [];
  const skips: boolean[] = [];
  const note = (grid: string) => void windows.push(grid);
  const parts = {
    model,
    change: (part: Partial<SlotShow>) => {
      show = { ...show, ...part };
      skips.push(show.skip !== null);
    },
    window: {
      turn: () => undefined,
      stand: note,
      land: async (grid: string) => note(grid),
      tumble: async (_gone: ReadonlySet<number>, grid: string) => note(grid),
      put: async (grid: string) => note(grid),
      nudge: async (grid: string) => note(grid),
    },
  };
  const client = makeRoundClient({
    host: house.host,
    manifest,
    sounds: { play: () => undefined, turn: () => undefined },
    isQuick: () => quick,
    change: (part) => void (now = { ...now, ...part }),
    stage: () => ({
      sent: () => slotSent(parts),
      show: (shown, showing) => showSlot(parts, shown, showing),
      stand: (shown) => standSlot(parts, shown),
    }),
  });
  return { ...house, client, windows, skips, now: () => now, show: () => show };
}

function lastWindow({ steps }: SlotOutcome): string | undefined {
  return steps.flatMap((step) => (step.kind === 'turn' ? [step.grid] : [])).at(-1);
}

const end = async (work: Promise<void>): Promise<void> => {
  await vi.runAllTimersAsync();
  await work;
};

describe.each(SLOT_MODELS.map(({ code }) => code))('%s', (code) => {
  test('a round is shown to its end and pays what it was decided to, in full and in quick play', async () => {
    const machine = machineOf(code);
    for (const quick of [false, true])
      for (let seed = 1; seed <= 5; seed += 1) {
        const outcome = decideRound(machine, seededDraw(seed * 101));
        const round = played(code, outcome);
        const slot = openSlot(code, round, null, quick);
        const startedAt = performance.now();
        await end(slot.client.place(round.bet as Record<string, unknown>));
        expect(slot.now()).toMatchObject({ phase: 'idle', problem: null });
        expect(formatMoneyText(slot.now().won ?? minor(-1))).toBe(round.win);
        expect(performance.now() - startedAt).toBeGreaterThanOrEqual(2_500);
        expect(slot.windows.at(-1)).toBe(lastWindow(outcome));
        expect(slot.show()).toMatchObject({ banner: null, picking: null, skip: null });
      }
  });
});

describe('a bonus round', () => {
  const CASES: readonly (readonly [string, SlotStep['kind']])[] = [
    ['sticky-20', 'free-spins'],
    ['storm-6x5', 'free-spins'],
    ['vault-25', 'coins'],
    ['boxes-25', 'pick'],
  ];

  test.each(CASES)('of %s goes on where the player was, on any device', async (code, kind) => {
    const outcome = outcomeWith(code, (step) => step.kind === kind);
    const round = played(code, outcome);
    const first = openSlot(code, round);
    await end(first.client.place(round.bet as Record<string, unknown>));
    const places = first.seen.filter((place) => place !== null);
    expect(places.length).toBeGreaterThan(0);
    expect(first.seen.at(-1)).toBeNull();
    for (const place of places) {
      const later = openSlot(code, round, place);
      await end(later.client.begin());
      expect(formatMoneyText(later.now().won ?? minor(-1))).toBe(round.win);
      expect(later.show().view).toEqual(first.show().view);
      expect(later.asked).toEqual([]);
    }
  });

  test.each(CASES)('of %s can be gone past to its end: the same window and win', async (code, kind) => {
    const outcome = outcomeWith(code, (step) => step.kind === kind);
    const round = played(code, outcome);
    const slot = openSlot(code, round);
    const work = slot.client.place(round.bet as Record<string, unknown>);
    for (let waited = 0; waited < 60 && !slot.show().skip; waited += 1)
      await vi.advanceTimersByTimeAsync(200);
    slot.show().skip?.();
    await end(work);
    expect(formatMoneyText(slot.now().won ?? minor(-1))).toBe(round.win);
    expect(slot.windows.at(-1)).toBe(lastWindow(outcome));
  });

  test('a box that is touched opens, and opens once', async () => {
    const outcome = outcomeWith('boxes-25', (step) => step.kind === 'pick' && step.prizes.length > 2);
    const prizes = outcome.steps.flatMap((step) => (step.kind === 'pick' ? step.prizes : []));
    const round = played('boxes-25', outcome);
    const slot = openSlot('boxes-25', round);
    const work = slot.client.place(round.bet as Record<string, unknown>);
    for (let waited = 0; waited < 60 && !slot.show().picking; waited += 1)
      await vi.advanceTimersByTimeAsync(100);
    slot.show().picking?.open(7);
    await vi.advanceTimersByTimeAsync(600);
    slot.show().picking?.open(7);
    await vi.advanceTimersByTimeAsync(100);
    slot.show().picking?.open(2);
    await vi.advanceTimersByTimeAsync(100);
    expect(slot.show().picking?.opened).toEqual([
      { box: 7, units: prizes[0] },
      { box: 2, units: prizes[1] },
    ]);
    await end(work);
    expect(slot.now().phase).toBe('idle');
  });
});
