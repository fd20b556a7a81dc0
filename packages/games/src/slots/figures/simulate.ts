import type { Draw } from '#game.ts';
import { playFreeSpins } from '#slots/engine/free-spins.ts';
import type { Machine } from '#slots/engine/machine.ts';
import { playBought, playRound } from '#slots/engine/round.ts';
import { playBaseTurn } from '#slots/engine/turn.ts';

/** What many rounds came to, in stakes. */
export type Sample = {
  readonly rounds: number;
  readonly mean: number;
  readonly variance: number;
  readonly hitRate: number;
  readonly capped: number;
  readonly highest: number;
};

function sampleOf(machine: Machine, rounds: number, play: () => number): Sample {
  const { capUnits } = machine;
  const { betUnits } = machine.model;
  let sum = 0;
  let squares = 0;
  let hits = 0;
  let capped = 0;
  let highest = 0;
  for (let round = 0; round < rounds; round += 1) {
    const units = play();
    if (units === 0) continue;
    sum += units;
    squares += units * units;
    hits += 1;
    if (units >= capUnits) capped += 1;
    if (units > highest) highest = units;
  }
  const mean = sum / rounds / betUnits;
  return {
    rounds,
    mean,
    variance: squares / rounds / betUnits ** 2 - mean ** 2,
    hitRate: hits / rounds,
    capped,
    highest: highest / betUnits,
  };
}

export const simulateRounds = (machine: Machine, rounds: number, draw: Draw): Sample =>
  sampleOf(machine, rounds, () => playRound(machine, draw, null));

export const simulateBought = (machine: Machine, rounds: number, draw: Draw): Sample =>
  sampleOf(machine, rounds, () => playBought(machine, draw, null));

/**
 * The return of a model that cannot be computed, with a smaller error than whole rounds would give: paid turns and
 * free spins are measured apart, each as often as it needs, and put together by how often the turns start the spins.
 */
export function simulateParts(
  machine: Machine,
  turns: number,
  features: number,
  draw: Draw,
): { rtp: number; error: number; freeSpinChance: number } {
  const least = machine.model.features.freeSpins?.least ?? Infinity;
  const starts: number[] = [];
  const base = sampleOf(machine, turns, () => {
    const units = playBaseTurn(machine, draw, null);
    const { scatters } = machine.window;
    if (scatters >= least) starts.push(scatters);
    return units;
  });
  const chance = starts.length / turns;
  if (starts.length === 0)
    return { rtp: base.mean, error: Math.sqrt(base.variance / turns), freeSpinChance: 0 };
  let next = 0;
  const free = sampleOf(machine, features, () =>
    Math.min(playFreeSpins(machine, draw, starts[next++ % starts.length] ?? 0, 0, null), machine.capUnits),
  );
  const variance =
    base.variance / turns +
    (chance ** 2 * free.variance) / features +
    (free.mean ** 2 * chance * (1 - chance)) / turns;
  return { rtp: base.mean + chance * free.mean, error: Math.sqrt(variance), freeSpinChance: chance };
}
