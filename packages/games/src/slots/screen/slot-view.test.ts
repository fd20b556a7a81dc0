import { describe, expect, test } from 'vitest';
import { buildMachine, type Machine } from '#slots/engine/machine.ts';
import { payWindow } from '#slots/engine/pay.ts';
import { decideRound } from '#slots/engine/round.ts';
import { seededDraw } from '#slots/engine/seeded-draw.ts';
import type { SlotModel } from '#slots/model/model.ts';
import { symbolOf } from '#slots/model/weights.ts';
import { SLOT_MODELS } from '#slots/models/slot-models.ts';
import type { SlotOutcome, SlotStep } from '#slots/outcome/outcome.ts';
import {
  fallenIn,
  firstView,
  heldReels,
  isBeginning,
  viewAfter,
  viewAt,
  type SlotView,
} from './slot-view.ts';
import { fallsOf } from './window-motion.ts';

const machines = new Map<string, Machine>();
function machineOf(model: SlotModel): Machine {
  const machine = machines.get(model.code) ?? buildMachine(model, '96');
  machines.set(model.code, machine);
  return machine;
}

function roundsOf(model: SlotModel, count: number): SlotOutcome[] {
  const machine = machineOf(model);
  return Array.from({ length: count }, (_, seed) => decideRound(machine, seededDraw(seed + 1)));
}

const each = SLOT_MODELS.map((model) => [model.code, model] as const);

describe.each(each)('%s', (_, model) => {
  test('is opened with a window that wins nothing', () => {
    const machine = machineOf(model);
    Array.from(firstView(model).grid, symbolOf).forEach((symbol, place) => {
      machine.window.grid[place] = symbol;
    });
    expect(payWindow(machine, null)).toBe(0);
  });

  test('shown step by step it comes to what the round pays, wherever a player comes back', () => {
    for (const { steps, units } of roundsOf(model, 150)) {
      const views: SlotView[] = [firstView(model)];
      for (const step of steps) views.push(viewAfter(model, views.at(-1) ?? firstView(model), step));
      expect(views.at(-1)?.units).toBe(units);
      const beginnings = steps.map((__, at) => at).filter((at) => isBeginning(steps, at));
      expect(beginnings.map((at) => viewAt(model, steps, at))).toEqual(beginnings.map((at) => views[at]));
      const spins = steps.flatMap((step, at) =>
        step.kind === 'turn' && step.turn === 'free' ? [views[at]?.free ?? { spin: 1, of: 0 }] : [],
      );
      expect(spins.every(({ spin, of }) => spin < of)).toBe(true);
    }
  });
});

const FALLING = SLOT_MODELS.filter(({ features }) => features.tumbles).map(
  (model) => [model.code, model] as const,
);

test.each(FALLING)('%s: tumbles carry what stood down to where the next window has it', (_, model) => {
  const moves = roundsOf(model, 60).flatMap(({ steps }) => movesOf(model, steps));
  expect(moves.length).toBeGreaterThan(100);
  expect(moves.filter(([from, to]) => from !== to)).toEqual([]);
});

/** Of every symbol that stayed: what it was, and what stands where it fell to. */
function movesOf(model: SlotModel, steps: readonly SlotStep[]): (readonly [string, string])[] {
  const { reels, rows } = model;
  return steps.flatMap((step, at) => {
    const before = steps[at - 1];
    if (step.kind !== 'turn' || step.turn !== 'tumble' || before?.kind !== 'turn') return [];
    const gone = fallenIn(model, before.wins);
    return Array.from({ length: reels }, (_, reel) => reel * rows).flatMap((top) => {
      const goneHere = Array.from({ length: rows }, (_, row) => gone.has(top + row));
      const missing = goneHere.filter((isGone) => isGone).length;
      return fallsOf(rows, goneHere)
        .map((by, row) => [before.grid[top + row - by] ?? '', step.grid[top + row] ?? ''] as const)
        .slice(missing);
    });
  });
}

test('what is missing comes from above, what stays falls as far as there is room', () => {
  expect(fallsOf(4, [false, true, false, true])).toEqual([2, 2, 2, 1]);
  expect(fallsOf(3, [false, false, false])).toEqual([0, 0, 0]);
  expect(fallsOf(3, [true, true, true])).toEqual([3, 3, 3]);
});

test('a reel that is wild before and after has not turned', () => {
  const model = SLOT_MODELS.find(({ code }) => code === 'respin-10') as SlotModel;
  const wild = model.symbols.findIndex(({ role }) => role === 'wild');
  const letter = String.fromCharCode(65 + wild);
  const before = `AAA${letter.repeat(3)}BBBCCCDDD`;
  expect([...heldReels(model, before, `BCA${letter.repeat(3)}${letter.repeat(3)}CCBDDA`)]).toEqual([1]);
});
