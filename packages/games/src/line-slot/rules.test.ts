import { minor } from '@maidan/contract/money.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Draw } from '#game.ts';
import { manifest } from './manifest.ts';
import { slotBet } from './bet.ts';
import { slotOutcome } from './outcome.ts';
import { CAP_UNITS, LINES, SCATTER, SCATTER_PAYS, WILD } from './paytable.ts';
import { decideSpins, evaluateStops, gridAt, lineSlotRules } from './rules.ts';
import { STRIPS } from './strips.ts';
import { enumerateStops, exactReturn } from './theory.ts';

/** A small seeded generator (mulberry32): only for tests, where a run must be repeatable. */
function seededDraw(seed: number): Draw {
  let state = seed >>> 0;
  return {
    below(bound) {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
    },
  };
}

const seed = fc.integer({ min: 0, max: 2 ** 31 });
const stake = fc.constantFrom(...manifest.stakeSteps);

describe('refusals', () => {
  test.each(['0.00', '0.99', '1.01', '4.00', '500.01', '1000.00', '-1.00', '1e2', '1', '', ' 1.00'])(
    'a stake of "%s" is refused',
    (text) => expect(slotBet.safeParse({ stake: text }).success).toBe(false),
  );

  test('every stake that is offered divides evenly over the lines', () => {
    for (const step of manifest.stakeSteps) expect(step % BigInt(LINES.length)).toBe(0n);
    expect(manifest.stakeSteps.at(0)).toBe(100n);
    expect(manifest.stakeSteps.at(-1)).toBe(50_000n);
  });
});

describe('the round', () => {
  test('no win is negative or above the cap, and the parts add up to it', () => {
    fc.assert(
      fc.property(seed, stake, (from, chosen) => {
        const { win, outcome } = lineSlotRules.decide({ stake: chosen }, seededDraw(from));
        expect(win >= 0n && win <= chosen * BigInt(manifest.maxWinMultiplier)).toBe(true);
        const parts = [outcome.base, ...outcome.freeSpins].reduce((sum, spin) => sum + spin.units, 0);
        expect(outcome.units).toBe(Math.min(parts, CAP_UNITS));
        expect(slotOutcome.safeParse(outcome).success).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('the same draws give the same round, whatever the stake; only the amount scales', () => {
    fc.assert(
      fc.property(seed, stake, stake, (from, one, other) => {
        const first = lineSlotRules.decide({ stake: one }, seededDraw(from));
        const second = lineSlotRules.decide({ stake: other }, seededDraw(from));
        expect(second.outcome).toEqual(first.outcome);
        expect(first.win * other).toBe(second.win * one);
      }),
    );
  });

  test('a round that would pay more than the cap pays exactly the cap', () => {
    const stops = highestStops();
    expect(evaluateStops(stops, 3).units * 20).toBeGreaterThan(CAP_UNITS);
    const fiveDrums = STRIPS.map((strip) => strip.indexOf('drum'));
    let turn = 0;
    const draw: Draw = { below: () => ((turn += 1), (turn <= 5 ? fiveDrums : stops)[(turn - 1) % 5] ?? 0) };
    const { win, outcome } = lineSlotRules.decide({ stake: minor(50_000) }, draw);
    expect(outcome.freeSpins).toHaveLength(20);
    expect(outcome).toMatchObject({ capped: true, units: CAP_UNITS });
    expect(win).toBe(50_000_000n);
  });

  test('three drums pay and start ten free flights; flights start no further flights', () => {
    const drums = STRIPS.map((strip) => strip.indexOf('drum'));
    const stops = drums.map((stop, reel) => (reel < 3 ? stop : (stop + 5) % 30));
    let turn = 0;
    const draw: Draw = { below: () => stops[turn++ % 5] ?? 0 };
    const outcome = decideSpins(draw);
    expect(outcome.base).toMatchObject({ drums: 3, drumUnits: SCATTER_PAYS[0] });
    expect(outcome.freeSpins).toHaveLength(10);
    expect(outcome.freeSpins[0]).toMatchObject({ drums: 3, drumUnits: SCATTER_PAYS[0] * 3 });
  });

  test('no reel ever shows two drums at once', () => {
    for (const strip of STRIPS) expect(strip.filter((symbol) => symbol === SCATTER)).toHaveLength(1);
  });

  test('the kite stands only on the three middle reels', () => {
    expect(STRIPS.map((strip) => strip.includes(WILD))).toEqual([false, true, true, true, false]);
    expect(gridAt([0, 0, 0, 0, 29])[4]).toEqual([STRIPS[4]?.[29], STRIPS[4]?.[0], STRIPS[4]?.[1]]);
  });
});

/** Boats and kites as high as the strips allow, found by trying every stop on the side of the rules. */
function highestStops(): number[] {
  let best: number[] = [];
  let most = -1;
  const candidates = STRIPS.map((strip) =>
    strip.flatMap((_, stop) =>
      [0, 1, 2].some((row) => ['boat', WILD].includes(strip[(stop + row) % 30] ?? '')) ? [stop] : [],
    ),
  );
  const walk = (stops: number[]): void => {
    const options = candidates[stops.length];
    if (options) return options.forEach((stop) => walk([...stops, stop]));
    const { units } = evaluateStops(stops, 1);
    if (units > most) [most, best] = [units, stops];
  };
  walk([]);
  return best;
}

describe('return to player', () => {
  const theory = enumerateStops();
  const exact = exactReturn(theory);

  test('all 24,300,000 stops are counted and give the return that the manifest states', () => {
    const counted = theory.counts.reduce((sum, row) => sum + [...row.values()].reduce((a, b) => a + b, 0), 0);
    expect(counted).toBe(30 ** 5);
    expect(exact.numerator).toBe(11_388_096_428_751_000n);
    expect(exact.denominator).toBe(11_809_800_000_000_000n);
    expect(exact.capLoss).toBeGreaterThan(0);
    expect(Math.round(exact.rtp * 10_000)).toBe(manifest.rtpBasisPoints);
  });

  test('the enumeration and the rules agree on single spins', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(29), { minLength: 5, maxLength: 5 }), (stops) => {
        const spin = evaluateStops(stops, 1);
        expect(theory.counts[spin.drums]?.get(spin.units)).toBeGreaterThan(0);
      }),
    );
  });

  test('1,200,000 rounds by the rules come within three sigma of it', () => {
    const rounds = 1_200_000;
    const draw = seededDraw(20_261_115);
    let units = 0;
    for (let round = 0; round < rounds; round += 1) units += decideSpins(draw).units;
    const measured = units / (rounds * LINES.length);
    const sigma = Math.sqrt(exact.variance / rounds);
    expect(Math.abs(measured - exact.rtp)).toBeLessThan(3 * sigma);
  });
});
