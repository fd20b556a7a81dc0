import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededDraw } from '#slots/engine/seeded-draw.ts';
import { manifest } from './manifest.ts';
import { choose, DRAWN, MOST_PICKS, NUMBERS, payRows, paysFor, waysTo } from './pay-table.ts';
import { kenoRules } from './rules.ts';

const PICK_COUNTS = Array.from({ length: MOST_PICKS }, (_, index) => index + 1);
const good = { stake: '5.00', picks: [3, 17, 80] };

test('a bet is a stake that is offered and one to ten numbers', () =>
  expect(kenoRules.bet.safeParse(good).success).toBe(true));

test.each([
  { ...good, stake: '3.00' },
  { ...good, picks: [] },
  { ...good, picks: [0] },
  { ...good, picks: [81] },
  { ...good, picks: [4, 4] },
  { ...good, picks: [1.5] },
  { ...good, picks: ['7'] },
  { ...good, picks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] },
  { ...good, hits: 3 },
  { stake: '5.00' },
])('%j is refused', (bet) => expect(kenoRules.bet.safeParse(bet).success).toBe(false));

test('every stake pays whole minor units', () => {
  for (const step of manifest.stakeSteps) expect(step % 100n).toBe(0n);
});

/** In basis points, times the number of choices there are: whole, so that nothing is rounded. */
function returnOf(picks: number): { bigPays: bigint; ways: bigint } {
  let bigPays = 0n;
  for (let hits = 0; hits <= picks; hits += 1) bigPays += waysTo(picks, hits) * BigInt(paysFor(picks, hits));
  return { bigPays: bigPays * 100n, ways: choose(NUMBERS, picks) };
}

describe.each(PICK_COUNTS)('%i picked', (picks) => {
  test('all chances add up to one', () => {
    let ways = 0n;
    for (let hits = 0; hits <= picks; hits += 1) ways += waysTo(picks, hits);
    expect(ways).toBe(choose(NUMBERS, picks));
  });

  test('returns at least what the manifest says, and at most 0.2 percent more', () => {
    const { bigPays, ways } = returnOf(picks);
    expect(bigPays >= BigInt(manifest.rtpBasisPoints) * ways).toBe(true);
    expect(bigPays < BigInt(manifest.rtpBasisPoints + 20) * ways).toBe(true);
  });

  test('pays more for more hits, apart from none at all', () => {
    const rows = payRows(picks).filter(({ hits }) => hits > 0);
    expect(rows.map(({ hits }) => hits)).toEqual(rows.map(({ hits }) => hits).toSorted((a, b) => b - a));
    expect(Math.max(...rows.map(({ pays }) => pays)) / 100).toBeLessThanOrEqual(manifest.maxWinMultiplier);
  });
});

test('the least of the ten returns is the one that is stated', () => {
  const least = PICK_COUNTS.map(returnOf).map(({ bigPays, ways }) => Number(bigPays) / Number(ways));
  expect(Math.round(Math.min(...least))).toBe(manifest.rtpBasisPoints);
});

test('twenty different numbers are drawn, and hits are those that were picked', () => {
  const picked = fc.uniqueArray(fc.integer({ min: 1, max: NUMBERS }), {
    minLength: 1,
    maxLength: MOST_PICKS,
  });
  fc.assert(
    fc.property(fc.nat(), picked, fc.constantFrom(...manifest.stakeSteps), (seed, picks, stake) => {
      const { win, outcome } = kenoRules.decide({ stake, picks }, seededDraw(seed));
      expect(kenoRules.outcome.safeParse(outcome).success).toBe(true);
      expect(new Set(outcome.drawn).size).toBe(DRAWN);
      expect(outcome.hits).toBe(picks.filter((pick) => outcome.drawn.includes(pick)).length);
      expect(win).toBe((stake * BigInt(paysFor(picks.length, outcome.hits))) / 100n);
    }),
  );
});

test('every number is drawn as often as any other', () => {
  const rounds = 15_000;
  const counts = Array.from({ length: NUMBERS }, () => 0);
  const draw = seededDraw(2026);
  for (let round = 0; round < rounds; round += 1)
    for (const number of kenoRules.decide({ stake: manifest.defaultStake, picks: [1] }, draw).outcome.drawn)
      counts[number - 1] = (counts[number - 1] ?? 0) + 1;
  const expected = (rounds * DRAWN) / NUMBERS;
  const sigma = Math.sqrt(expected * (1 - DRAWN / NUMBERS));
  for (const count of counts) expect(Math.abs(count - expected)).toBeLessThan(4 * sigma);
});
