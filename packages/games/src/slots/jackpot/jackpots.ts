import type { Money } from '@maidan/contract/money.ts';
import type { Draw } from '#game.ts';
import { ONLY_POOL, returnOf, type PoolTerms, type PoolWin } from '#pool.ts';
import type { SlotModel } from '#slots/model/model.ts';
import type { DrawnJackpot } from '#slots/outcome/outcome.ts';

/**
 * How the pools of a jackpot slot are won, beside its reels and by draws of their own.
 *
 * `single`: one pool, by a draw whose chance follows the stake. `tiers`: three pools by one such draw, a small one often and a large one
 * seldom. `pearls`: every reel may bring a pearl; one on each wins as much of the pool as the stake is of the highest.
 */
export const JACKPOT_RULES = ['single', 'tiers', 'pearls'] as const;
export type JackpotRule = (typeof JACKPOT_RULES)[number];

/** What all pools of a game return together, whatever the rule: the house takes one share for all. */
const RETURN_BASIS_POINTS = 300;
const TAKA = 100;

const SINGLE: readonly PoolTerms[] = [
  { tier: ONLY_POOL, sureStake: 500_000 * TAKA, returnBasisPoints: RETURN_BASIS_POINTS },
];

/** Largest first. Each chance divides the largest's, so that one draw decides between them and none is won together with another. */
const TIERS: readonly PoolTerms[] = [
  { tier: 'grand', sureStake: 1_000_000 * TAKA, returnBasisPoints: 150 },
  { tier: 'major', sureStake: 100_000 * TAKA, returnBasisPoints: 90 },
  { tier: 'mini', sureStake: 20_000 * TAKA, returnBasisPoints: 60 },
];

/** One round in so many has a pearl on every reel, however many reels there are. */
const PEARLS_ONE_IN = 32_768;
/** A reel brings a pearl once in so many rounds. */
const PEARL_ON_REEL: Readonly<Record<number, number>> = { 3: 32, 5: 8 };

export type Jackpot = {
  readonly rule: JackpotRule;
  readonly pools: readonly PoolTerms[];
  /** The stake that wins the whole of a pool, where a smaller one wins a part. */
  readonly most: Money;
};

export function jackpotOf(rule: JackpotRule, stakeSteps: readonly Money[]): Jackpot {
  const most = stakeSteps.at(-1) as Money;
  if (rule !== 'pearls') return { rule, pools: rule === 'single' ? SINGLE : TIERS, most };
  const sureStake = Number(most) * PEARLS_ONE_IN;
  return { rule, most, pools: [{ tier: ONLY_POOL, sureStake, returnBasisPoints: RETURN_BASIS_POINTS }] };
}

export const jackpotReturn = ({ pools }: Jackpot): number => returnOf(pools);

/** Once in how many rounds at this stake the pool is won, or a part of it. */
export function hitOneIn({ rule }: Jackpot, { sureStake }: PoolTerms, stake: Money): number {
  return rule === 'pearls' ? PEARLS_ONE_IN : sureStake / Number(stake);
}

export function pearlOneIn({ reels, code }: SlotModel): number {
  const oneIn = PEARL_ON_REEL[reels];
  if (oneIn === undefined) throw new RangeError(`${code}: no pearls for ${reels} reels`);
  return oneIn;
}

/** Drawn before the reels turn: they cannot show how near it was. */
export function drawJackpot(
  { rule, pools }: Jackpot,
  model: SlotModel,
  stake: Money,
  draw: Draw,
): DrawnJackpot {
  if (rule === 'pearls') {
    const oneIn = pearlOneIn(model);
    const pearls = Array.from({ length: model.reels }, () =>
      draw.below(oneIn) === 0 ? draw.below(model.rows) : null,
    );
    return { won: pearls.includes(null) ? null : ONLY_POOL, pearls };
  }
  const largest = pools[0]?.sureStake ?? 0;
  const drawn = draw.below(largest);
  let below = 0;
  for (const { tier, sureStake } of pools) {
    below += Number(stake) * (largest / sureStake);
    if (drawn < below) return { won: tier };
  }
  return { won: null };
}

export function poolWin({ rule, most }: Jackpot, stake: Money, { won }: DrawnJackpot): PoolWin | null {
  if (won === null) return null;
  return rule === 'pearls' ? { tier: won, part: stake, whole: most } : { tier: won, part: 1n, whole: 1n };
}

/** Reels that jackpots stand over: those whose return is exact, in their lowest setting, so that the pools come on top. */
export const JACKPOT_REELS = '94';
export const JACKPOT_SLOTS: readonly (readonly [model: string, rule: JackpotRule])[] = [
  ['doubled-243', 'single'],
  ['respin-10', 'single'],
  ['calm-50', 'single'],
  ['wild-reels-50', 'tiers'],
  ['bloom-25', 'tiers'],
  ['rising-20', 'tiers'],
  ['sticky-20', 'pearls'],
  ['triple-3x3', 'pearls'],
  ['walking-25', 'pearls'],
];
