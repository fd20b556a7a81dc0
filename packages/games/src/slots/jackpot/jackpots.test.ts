import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import { describe, expect, test } from 'vitest';
import type { Draw } from '#game.ts';
import { PARTS_OF_MINOR, returnOf, seedOf } from '#pool.ts';
import { rulesOf } from '#rules.ts';
import { seededDraw } from '#slots/engine/seeded-draw.ts';
import { figuresOf } from '#slots/figures/stated-figures.ts';
import { jackpotCode, slotTitle } from '#slots/title-by-code.ts';
import { drawJackpot, JACKPOT_RULES, JACKPOT_SLOTS, poolWin } from './jackpots.ts';

const TITLES = JACKPOT_SLOTS.map(([model, rule]) => {
  const title = slotTitle(`${model}.94.${rule}`);
  const rules = rulesOf(jackpotCode(model, rule));
  if (title?.jackpot === undefined || rules?.shape !== 'instant') throw new Error(`${model} is not there`);
  return { ...title, jackpot: title.jackpot, rules };
});

test.each([
  'slot.bloom-25.96.tiers',
  'slot.bloom-25.94.pearls',
  'slot.bloom-25.94.tiers.1',
  'slot.bloom-25.94.constructor',
])('there is no game "%s"', (code) => expect(rulesOf(code)).toBeUndefined());

test('[CAT-04] every rule has reels of several kinds, and each slot pools of its own', () => {
  for (const rule of JACKPOT_RULES) {
    const models = JACKPOT_SLOTS.filter(([, one]) => one === rule);
    expect(models.length).toBeGreaterThanOrEqual(3);
  }
  expect(new Set(TITLES.map(({ code }) => code)).size).toBe(TITLES.length);
  expect(new Set(TITLES.map(({ rules }) => rules.manifest.volatility)).size).toBe(3);
});

describe.each(TITLES)('$code', ({ model, rtp, stakeSteps, jackpot, rules }) => {
  test('[CAT-04] returns what its reels return, which is exact, and what its pools do', () => {
    const figures = figuresOf(model, rtp);
    expect(figures.proof).toBe('exact');
    expect(returnOf(jackpot.pools)).toBe(300);
    expect(rules.manifest.rtpBasisPoints).toBe(figures.rtpBasisPoints + 300);
    expect(rules.manifest.features).toContain('jackpot');
  });

  test('sells no feature', () => {
    const stake = formatMoneyText(stakeSteps[0] ?? minor(0));
    expect(() => rules.stakeOf({ stake, buy: true })).toThrow(/buy/);
    expect(rules.manifest.features).not.toContain('buy-in');
  });

  test.each([50, 123, 200, 250])(
    'returns the same with a share of %i hundredths of a percent, to the last part',
    (share) => {
      const all = returnOf(jackpot.pools);
      for (const pool of jackpot.pools) {
        // Of all that is staked until it was won once as a whole, its part of the share has gone in, and one seed.
        const shares = BigInt(pool.sureStake) * BigInt(share) * BigInt(pool.returnBasisPoints);
        expect(shares % BigInt(all)).toBe(0n);
        const filled = shares / BigInt(all) + seedOf(pool, share, all) * PARTS_OF_MINOR;
        expect(filled).toBe(BigInt(pool.sureStake) * BigInt(pool.returnBasisPoints));
        // No share of any stake is rounded.
        for (const stake of stakeSteps)
          expect((stake * BigInt(share) * BigInt(pool.returnBasisPoints)) % BigInt(all)).toBe(0n);
      }
    },
  );

  test('no stake is better than another: what is won of a pool, times its chance, follows the stake', () => {
    for (const stake of stakeSteps)
      for (const { tier, sureStake } of jackpot.pools) {
        const { part, whole } = poolWin(jackpot, stake, { won: tier }) ?? { part: 0n, whole: 1n };
        // Counted over all that the draws can be.
        const chance = chanceOf(tier, stake);
        expect((chance * Number(part)) / Number(whole)).toBeCloseTo(Number(stake) / sureStake, 12);
      }
  });

  /** Of a draw by the stake every bound is tried; reels bring pearls each by itself. */
  function chanceOf(tier: string, stake: bigint): number {
    if (jackpot.rule === 'pearls') {
      let reels = 1;
      const draw: Draw = { below: (bound) => ((reels *= bound === model.rows ? 1 : bound), 0) };
      const { won } = drawJackpot(jackpot, model, minor(stake), draw);
      return won === tier ? 1 / reels : 0;
    }
    const won = (drawn: number) =>
      drawJackpot(jackpot, model, minor(stake), { below: () => drawn }).won === tier;
    const [largest] = jackpot.pools;
    const first = jackpot.pools
      .slice(
        0,
        jackpot.pools.findIndex((pool) => pool.tier === tier),
      )
      .reduce((sum, pool) => sum + (Number(stake) * (largest?.sureStake ?? 0)) / pool.sureStake, 0);
    const pool = jackpot.pools.find((one) => one.tier === tier);
    const wide = (Number(stake) * (largest?.sureStake ?? 0)) / (pool?.sureStake ?? 1);
    const outside = first === 0 ? (largest?.sureStake ?? 0) - 1 : first - 1;
    expect([outside, first, first + wide - 1, first + wide].map(won)).toEqual([false, true, true, false]);
    return wide / (largest?.sureStake ?? 1);
  }

  test('a round parses, is paid by its reels, and has won a pool where it says so', () => {
    const draw = seededDraw(76);
    const stake = stakeSteps.at(-1) ?? minor(0);
    for (let round = 0; round < 200; round += 1) {
      const { outcome, winsPool } = rules.decide({ stake: formatMoneyText(stake) }, draw);
      const { won, pearls } = (outcome as { jackpot: { won: string | null; pearls?: (number | null)[] } })
        .jackpot;
      expect(winsPool?.tier ?? null).toBe(won);
      expect(pearls?.length ?? model.reels).toBe(model.reels);
    }
  });
});
