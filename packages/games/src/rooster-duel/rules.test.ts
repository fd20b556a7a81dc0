import { minor } from '@maidan/contract/money.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areChips, beyondLimit } from '#live/chips.ts';
import {
  ALL_WAYS,
  chanceOf,
  leaderOf,
  passOf,
  PASSES,
  scoreOf,
  SPOTS,
  waysOf,
  type Spot,
} from './contest.ts';
import { COMMISSION_BASIS_POINTS, MOST_TIMES, oddsHundredths, poolSum, sharedOut } from './pool.ts';
import { endOf, outcome, pays, roosterDuelRules as rules, roosterDuelRulesOf } from './rules.ts';

/** Seven passes that end so. */
const FLOWN: Readonly<Record<Spot, readonly number[]>> = {
  meron: [0, 1, 2, 0, 0, 3, 3],
  wala: [3, 4, 5, 3, 3, 0, 0],
  draw: [0, 3, 1, 4, 2, 4, 3],
};
const flown = (end: Spot) => ({ passes: FLOWN[end], calledOffIn: null });

test('chips that cannot lie there are no bet, and there is no other arena', () => {
  expect(roosterDuelRulesOf('nowhere')).toBeUndefined();
  expect(areChips(rules, { red: minor(1_000) })).toBe(false);
  expect(areChips(rules, { meron: minor(1_050) })).toBe(false);
  expect(beyondLimit(rules, { draw: minor(100_100) })).toBe('draw');
  expect(outcome.safeParse({ passes: [0, 1, 2], calledOffIn: null }).success).toBe(false);
  expect(outcome.safeParse({ passes: [0, 1, 2, 3, 4, 5, 6], calledOffIn: null }).success).toBe(false);
});

test('who has more points wins, and as many is a draw', () => {
  for (const end of SPOTS) expect(endOf(flown(end)), end).toBe(end);
  expect(endOf({ passes: FLOWN.meron, calledOffIn: 3 })).toBeNull();
  expect([0, 1, 2, 3, 4, 5].map(passOf)).toEqual([
    { side: 'meron', points: 1 },
    { side: 'meron', points: 2 },
    { side: 'meron', points: 3 },
    { side: 'wala', points: 1 },
    { side: 'wala', points: 2 },
    { side: 'wala', points: 3 },
  ]);
});

test('[GAM-03] the chances of the three ends, over every one of the contests there can be', () => {
  const counted: Record<Spot, number> = { meron: 0, draw: 0, wala: 0 };
  for (let contest = 0; contest < ALL_WAYS; contest += 1) {
    const passes = Array.from({ length: PASSES }, (_, pass) => Math.floor(contest / 6 ** pass) % 6);
    counted[leaderOf(scoreOf(passes))] += 1;
  }
  expect(Object.fromEntries(SPOTS.map((end) => [end, waysOf(end)]))).toEqual(counted);
  expect(counted.meron).toBe(counted.wala);
  expect(counted.meron + counted.draw + counted.wala).toBe(ALL_WAYS);
  expect(chanceOf('draw')).toBeGreaterThan(0.06);
  expect(chanceOf('draw')).toBeLessThan(0.08);
});

describe('the pool', () => {
  const pool = { meron: minor(60_000), draw: minor(10_000), wala: minor(30_000) };

  test('is shared, less the commission, by those who backed the end', () => {
    expect(pays({ wala: minor(3_000), meron: minor(1_000) }, flown('wala'), pool)).toBe(9_500n);
    expect(pays({ meron: minor(3_000) }, flown('wala'), pool)).toBe(0n);
    expect(SPOTS.map((end) => oddsHundredths(end, pool))).toEqual([158, 950, 316]);
  });

  test('gives the stake back where its share would be less, and no more than the most', () => {
    const lone = { meron: minor(60_000) };
    expect(pays({ meron: minor(60_000) }, flown('meron'), lone)).toBe(60_000n);
    const longShot = { meron: minor(100_000_000), draw: minor(1_000) };
    expect(pays({ draw: minor(1_000) }, flown('draw'), longShot)).toBe(1_000n * BigInt(MOST_TIMES));
  });

  test('goes back whole when the contest is called off, or when nobody backed its end', () => {
    expect(pays({ meron: minor(1_000) }, { passes: FLOWN.meron, calledOffIn: 0 }, pool)).toBeNull();
    expect(pays({ meron: minor(1_000) }, flown('draw'), { meron: minor(60_000) })).toBeNull();
    expect(oddsHundredths('draw', { meron: minor(60_000) })).toBeNull();
  });

  const bets = fc.array(fc.tuple(fc.constantFrom(...SPOTS), fc.bigInt(10n, 5_000n)), {
    minLength: 1,
    maxLength: 40,
  });
  test('[GAM-03] money in is money out plus the commission, but for fractions, whoever bets what', () => {
    fc.assert(
      fc.property(bets, fc.constantFrom(...SPOTS), (laid, end) => {
        const chips = laid.map(([spot, taka]) => ({ [spot]: minor(taka * 100n) }));
        const sums = { meron: minor(0), draw: minor(0), wala: minor(0) };
        for (const [spot, taka] of laid) sums[spot] = minor(sums[spot] + taka * 100n);
        const paid = chips.map((one) => pays(one, flown(end), sums));
        expect(paid.some((win) => win !== null)).toBe(sums[end] > 0n);
        const out = paid.reduce<bigint>((sum, win) => sum + (win ?? 0n), 0n);
        const net = (poolSum(sums) * BigInt(10_000 - COMMISSION_BASIS_POINTS)) / 10_000n;
        const capped = sharedOut(sums[end], end, sums) ?? 0n;
        const due = net < sums[end] ? sums[end] : capped;
        expect(out <= poolSum(sums) && out <= due && due - out <= BigInt(laid.length)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

test('a contest asks for seven passes and whether fog comes, one time in fifty', () => {
  const bounds: number[] = [];
  const flying = rules.whole({ below: (bound) => (bounds.push(bound), bound - 1) });
  expect(bounds).toEqual([6, 6, 6, 6, 6, 6, 6, 350]);
  expect(rules.part(flying, 0)?.outcome).toEqual({ passes: [5, 5, 5, 5, 5, 5, 5], calledOffIn: null });
  const foggy = rules.whole({ below: () => 4 });
  expect(rules.part(foggy, 0)?.outcome).toMatchObject({ calledOffIn: 4 });
});
