import { minor } from '@maidan/contract/money.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Draw } from '#game.ts';
import { PARTS_OF_MINOR, seedOf, shareParts, WHOLE_POOL } from '#pool.ts';
import { seededDraw } from '#slots/engine/seeded-draw.ts';
import { manifest, POOL, REELS_BASIS_POINTS } from './manifest.ts';
import { COUNTS, PAYING, PAYS, REELS, STRIP_LENGTH, STRIPS } from './paytable.ts';
import { jackpotSlotRules, winsAt } from './rules.ts';

test('a bet is a stake that is offered, and nothing else', () =>
  expect(jackpotSlotRules.bet.safeParse({ stake: '5.00' }).success).toBe(true));

test.each([{ stake: '0.50' }, { stake: '3.00' }, { stake: 5 }, { stake: '5.00', shoal: true }, {}])(
  '%j is refused',
  (bet) => expect(jackpotSlotRules.bet.safeParse(bet).success).toBe(false),
);

test('every reel has as many symbols as the rules say, and every symbol stands on every reel', () => {
  expect(STRIPS).toHaveLength(REELS);
  for (const strip of STRIPS) {
    expect(strip).toHaveLength(STRIP_LENGTH);
    for (const symbol of PAYING) expect(strip).toContain(symbol);
  }
  expect(STRIPS[0]).not.toContain('net');
});

const falls = (one: readonly number[]) => one.every((pays, place) => pays > (one[place + 1] ?? 0));

test('more reels pay more, and a better symbol pays more than a lesser one', () => {
  for (const symbol of PAYING) expect(falls(PAYS[symbol].toReversed())).toBe(true);
  for (const count of [0, 1, 2]) expect(falls(PAYING.map((symbol) => PAYS[symbol][count] ?? 0))).toBe(true);
});

/** All that the reels can show, each once: twenty stops on five reels. */
function everyWindow(): { windows: number; paid: number; most: number } {
  const stops = Array.from({ length: STRIP_LENGTH }, (_, stop) => stop);
  const lines = PAYING.map((symbol) => ({ counts: COUNTS[symbol], pays: PAYS[symbol] }));
  let [windows, paid, most] = [0, 0, 0];
  for (const a of stops)
    for (const b of stops)
      for (const c of stops) {
        const begun = lines.flatMap(({ counts, pays }) => {
          const ways = (counts[0]?.[a] ?? 0) * (counts[1]?.[b] ?? 0) * (counts[2]?.[c] ?? 0);
          return ways === 0 ? [] : [{ ways, pays, fourth: counts[3] ?? [], fifth: counts[4] ?? [] }];
        });
        for (const d of stops)
          for (const e of stops) {
            let pays = 0;
            for (const { ways, pays: table, fourth, fifth } of begun) {
              const four = ways * (fourth[d] ?? 0);
              const five = four * (fifth[e] ?? 0);
              pays += five > 0 ? five * table[2] : four > 0 ? four * table[1] : ways * table[0];
            }
            windows += 1;
            paid += pays;
            most = Math.max(most, pays);
          }
      }
  return { windows, paid, most };
}

test('what the reels return and pay at most is counted over every window there is', () => {
  const { windows, paid, most } = everyWindow();
  expect(windows).toBe(3_200_000);
  expect(Math.round((paid * 100) / windows)).toBe(REELS_BASIS_POINTS);
  expect(most).toBe(manifest.maxWinMultiplier * 100);
});

describe('the pool', () => {
  test.each([50, 120, 200, 250])(
    'returns the same whatever the house chooses: %i hundredths of a percent of each bet, and a seed',
    (share) => {
      // Whoever stakes the sure stake altogether fills the pool by the share of it, wins once, and a seed follows.
      const sure = minor(POOL.sureStake);
      const filled = shareParts(sure, share) + seedOf(POOL, share) * PARTS_OF_MINOR;
      expect(filled).toBe(sure * BigInt(POOL.returnBasisPoints));
      expect(seedOf(POOL, share) > 0n).toBe(true);
    },
  );

  test('with the reels it is what the list says', () =>
    expect(REELS_BASIS_POINTS + POOL.returnBasisPoints).toBe(manifest.rtpBasisPoints));

  test('is won by as many of the draws as the stake has minor units: no stake is better than another', () => {
    for (const stake of manifest.stakeSteps) {
      const wins = (first: number): boolean => {
        const draw: Draw = { below: (bound) => (bound === POOL.sureStake ? first : 0) };
        return jackpotSlotRules.decide({ stake }, draw).winsPool === WHOLE_POOL;
      };
      expect([0, Number(stake) - 1, Number(stake), POOL.sureStake - 1].map(wins)).toEqual([
        true,
        true,
        false,
        false,
      ]);
    }
  });

  test('a share of any stake is a whole number of parts', () => {
    for (const stake of manifest.stakeSteps) expect(stake % 100n).toBe(0n);
    expect(shareParts(minor(100), 123)).toBe(12_300n);
  });
});

test('a round is paid what its windows say, and parses', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(...manifest.stakeSteps), (seed, stake) => {
      const { win, outcome } = jackpotSlotRules.decide({ stake }, seededDraw(seed));
      expect(outcome.wins).toEqual(winsAt(outcome.stops));
      expect(outcome.wins.every(({ reels }) => reels >= 3)).toBe(true);
      expect(win).toBe(minor((stake * BigInt(outcome.pays)) / 100n));
      expect(jackpotSlotRules.outcome.safeParse(outcome).success).toBe(true);
    }),
  );
});
