import { buildMachine } from '#slots/engine/machine.ts';
import { seededDraw } from '#slots/engine/seeded-draw.ts';
import type { RtpSetting, SlotModel } from '#slots/model/model.ts';
import { chancesOf, countChances, symbolWith } from '#slots/theory/chances.ts';
import { exactReturn, isExact } from '#slots/theory/exact-return.ts';
import { holdReturn } from '#slots/theory/hold-return.ts';
import { countRings } from '#slots/theory/ring-return.ts';
import type { SlotFigures } from './figures.ts';
import { simulateBought, simulateParts, simulateRounds } from './simulate.ts';

const SEED = 20_261_118;
/** Eight decimals: what a computation in floating point gives alike everywhere. */
const rounded = (value: number, decimals = 8): number => Number(value.toFixed(decimals));
const oneIn = (chance: number): number => rounded(1 / chance, 1);

/** All figures of a model in one setting: exact ones computed, the others from so many rounds of a fixed seed. */
export function measure(model: SlotModel, rtp: RtpSetting, rounds: number): SlotFigures {
  const machine = buildMachine(model, rtp);
  const sample = simulateRounds(machine, rounds, seededDraw(SEED));
  const known = isExact(model) ? exactFigures(model, rtp) : simulatedFigures(model, rtp, rounds);
  const rings = model.settings[rtp].strips ? ringFigures(model, rtp) : undefined;
  return {
    ...known,
    hitRate: rings?.hitRate ?? rounded(sample.hitRate, 5),
    deviation: rings?.deviation ?? rounded(Math.sqrt(sample.variance), 2),
    maxWin: rings?.maxWin ?? model.maxWin,
    maxWinOneInAtLeast: rings?.maxWinOneInAtLeast ?? Math.floor(rounds / mostOften(sample.capped)),
    rounds,
    highestSeen: rounded(sample.highest, 1),
  };
}

/** So many were seen: 19 times in 20 no more than this were to be expected. */
const mostOften = (seen: number): number => (seen === 0 ? 3 : seen + 2 + 2 * Math.sqrt(seen));

type Known = Omit<
  SlotFigures,
  'hitRate' | 'deviation' | 'maxWin' | 'maxWinOneInAtLeast' | 'rounds' | 'highestSeen'
>;

export function exactFigures(model: SlotModel, rtp: RtpSetting): Known {
  const exact = exactReturn(model, rtp);
  const { freeSpins, hold, pick } = exact.chances;
  const priceUnits = model.settings[rtp].buyUnits;
  return {
    proof: 'exact',
    rtpBasisPoints: Math.round(exact.rtp * 10_000),
    rtp: rounded(exact.rtp),
    rtpError: 0,
    ...(freeSpins > 0 ? { freeSpinsOneIn: oneIn(freeSpins) } : {}),
    ...(hold > 0 ? { holdOneIn: oneIn(hold), grandOneIn: Math.round(1 / grandChance(model, rtp)) } : {}),
    ...(pick > 0 ? { pickOneIn: oneIn(pick) } : {}),
    ...(priceUnits === undefined || exact.bought === undefined
      ? {}
      : { bought: { priceUnits, rtp: rounded(exact.bought), rtpError: 0 } }),
  };
}

function grandChance(model: SlotModel, rtp: RtpSetting): number {
  const { hold } = model.features;
  if (!hold) return 0;
  const coins = countChances(chancesOf(model, rtp, 'base'), symbolWith(model, 'coin'), model.rows);
  return coins.reduce(
    (sum, chance, count) =>
      count < hold.least || chance === 0 ? sum : sum + chance * holdReturn(model, hold, count).grand,
    0,
  );
}

function simulatedFigures(model: SlotModel, rtp: RtpSetting, rounds: number): Known {
  const machine = buildMachine(model, rtp);
  const features = Math.ceil(rounds / 16);
  const parts = simulateParts(machine, rounds, features, seededDraw(SEED + 1));
  const priceUnits = model.settings[rtp].buyUnits;
  const known: Known = {
    proof: 'simulated',
    rtpBasisPoints: Math.round(parts.rtp * 10_000),
    rtp: rounded(parts.rtp, 5),
    rtpError: rounded(parts.error, 5),
    ...(parts.freeSpinChance > 0 ? { freeSpinsOneIn: oneIn(parts.freeSpinChance) } : {}),
  };
  if (priceUnits === undefined) return known;
  const bought = simulateBought(machine, features, seededDraw(SEED + 2));
  const stakes = priceUnits / model.betUnits;
  return {
    ...known,
    bought: {
      priceUnits,
      rtp: rounded(bought.mean / stakes, 5),
      rtpError: rounded(Math.sqrt(bought.variance / features) / stakes, 5),
    },
  };
}

/** On strips every case is counted, so nothing is left to a sample. */
export function ringFigures(
  model: SlotModel,
  rtp: RtpSetting,
): { hitRate: number; deviation: number; maxWin: number; maxWinOneInAtLeast: number } {
  const { counts, of } = countRings(model, rtp);
  const pairs = [...counts].map(([units, cases]) => ({ stakes: units / model.betUnits, chance: cases / of }));
  const mean = pairs.reduce((sum, { stakes, chance }) => sum + stakes * chance, 0);
  const squares = pairs.reduce((sum, { stakes, chance }) => sum + stakes ** 2 * chance, 0);
  const maxWin = Math.max(...pairs.filter(({ chance }) => chance > 0).map(({ stakes }) => stakes));
  return {
    hitRate: rounded(1 - (counts.get(0) ?? 0) / of, 5),
    deviation: rounded(Math.sqrt(squares - mean ** 2), 2),
    maxWin,
    maxWinOneInAtLeast: Math.round(1 / (pairs.find(({ stakes }) => stakes === maxWin)?.chance ?? 1)),
  };
}
