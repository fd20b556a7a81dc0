import { minor } from '@maidan/contract/money.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededDraw } from '#slots/engine/seeded-draw.ts';
import { manifest } from './manifest.ts';
import { binsOf, RISKS, ROW_COUNTS, waysTo } from './pay-tables.ts';
import { plinkoRules } from './rules.ts';

const good = { stake: '5.00', rows: 8, risk: 'low' };

test('a bet is a stake that is offered, a number of rows and a risk', () =>
  expect(plinkoRules.bet.safeParse(good).success).toBe(true));

test.each([
  { ...good, stake: '0.50' },
  { ...good, stake: '3.00' },
  { ...good, rows: 9 },
  { ...good, rows: '8' },
  { ...good, risk: 'wild' },
  { ...good, bin: 0 },
  { stake: '5.00', rows: 8 },
])('%j is refused', (bet) => expect(plinkoRules.bet.safeParse(bet).success).toBe(false));

test('every stake pays whole minor units', () => {
  for (const step of manifest.stakeSteps) expect(step % 100n).toBe(0n);
});

test('the ways to all bins are all ways there are', () => {
  for (const rows of ROW_COUNTS) {
    const ways = Array.from({ length: rows + 1 }, (_, bin) => waysTo(bin, rows));
    expect(ways.reduce((sum, way) => sum + way, 0)).toBe(2 ** rows);
  }
});

describe.each(ROW_COUNTS.flatMap((rows) => RISKS.map((risk) => ({ rows, risk }))))(
  '$rows rows, $risk risk',
  ({ rows, risk }) => {
    const bins = binsOf(rows, risk);

    test('has a bin more than rows, the same on both sides, and pays most at the edge', () => {
      expect(bins).toHaveLength(rows + 1);
      expect(bins).toEqual(bins.toReversed());
      expect(bins.slice(0, rows / 2 + 1)).toEqual(
        bins.slice(0, rows / 2 + 1).toSorted((one, other) => other - one),
      );
      expect(Math.max(...bins) / 100).toBeLessThanOrEqual(manifest.maxWinMultiplier);
    });

    test('returns what the manifest says, by the binomial', () => {
      const returned = bins.reduce((sum, pays, bin) => sum + pays * waysTo(bin, rows), 0);
      expect(Math.round((returned * 100) / 2 ** rows)).toBe(manifest.rtpBasisPoints);
    });

    test('the ball ends in the bin that its path says, and is paid what stands there', () => {
      fc.assert(
        fc.property(fc.nat(), fc.constantFrom(...manifest.stakeSteps), (seed, stake) => {
          const { win, outcome } = plinkoRules.decide({ stake, rows, risk }, seededDraw(seed));
          expect(outcome.path).toHaveLength(rows);
          expect(outcome.bin).toBe(outcome.path.filter((step) => step === 1).length);
          expect(win).toBe(minor((stake * BigInt(bins[outcome.bin] ?? 0)) / 100n));
          expect(plinkoRules.outcome.safeParse(outcome).success).toBe(true);
        }),
      );
    });
  },
);

test('the highest win that is stated can be won', () =>
  expect(binsOf(16, 'high')[0]).toBe(manifest.maxWinMultiplier * 100));
