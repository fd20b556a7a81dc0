import { minor, type Money } from '@maidan/contract/money.ts';
import type { Chips } from '#game.ts';
import { SPOTS, type Spot } from './contest.ts';

/** Of all stakes of a contest, in hundredths of a percent. What is left is shared by those who backed how it ended. */
export const COMMISSION_BASIS_POINTS = 500;
/** The most that comes back for a stake, itself included. */
export const MOST_TIMES = 500;
const WHOLE = 10_000n;

export const poolSum = (pool: Chips): Money =>
  minor(SPOTS.reduce((sum, spot) => sum + (pool[spot] ?? 0n), 0n));

/**
 * What comes back of a stake if the contest ends so: its share of the pool without the commission, never less than the stake itself and
 * never more than the most. Null: nobody backed this end. Fractions of a minor unit are cut off, and stay with the house.
 */
export function sharedOut(stake: bigint, end: Spot, pool: Chips): Money | null {
  const backed = pool[end] ?? 0n;
  if (backed === 0n) return null;
  const share = (stake * poolSum(pool) * (WHOLE - BigInt(COMMISSION_BASIS_POINTS))) / (backed * WHOLE);
  const most = stake * BigInt(MOST_TIMES);
  return minor(share < stake ? stake : share > most ? most : share);
}

/** What one stake comes back as, in hundredths, as it stands now; null while nobody has backed it. */
export const oddsHundredths = (end: Spot, pool: Chips): number | null => {
  const back = sharedOut(100n, end, pool);
  return back === null ? null : Number(back);
};
