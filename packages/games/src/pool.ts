import { minor, type Money } from '@maidan/contract/money.ts';

/**
 * A pool that is filled by a share of every bet and won by one of them. How much of a bet goes in and how much the house lays into an
 * empty one is for the house to choose: the larger the one, the smaller the other, so that the return stays what it is.
 */
export type PoolTerms = {
  /** One of several pools of a game is told from the others by it. */
  readonly tier: string;
  /** In minor units: so much is staked, on average, until it has been won once as a whole. */
  readonly sureStake: number;
  /** What shares and seeds return together, in hundredths of a percent of all that is staked. */
  readonly returnBasisPoints: number;
};

/** What a bet has won: of which pool, and how much of what it holds. */
export type PoolWin = { readonly tier: string; readonly part: bigint; readonly whole: bigint };

/** The name of a pool that is the only one of its game. */
export const ONLY_POOL = 'jackpot';
export const WHOLE_POOL: PoolWin = { tier: ONLY_POOL, part: 1n, whole: 1n };

/** Pools are counted in these, so that no share of a bet is ever rounded. */
export const PARTS_OF_MINOR = 10_000n;

/** What a bet gives to all pools of its game, in parts of the minor unit. */
export const shareParts = (stake: Money, shareBasisPoints: number): bigint =>
  stake * BigInt(shareBasisPoints);

/** What shares and seeds of all pools of a game return. */
export const returnOf = (pools: readonly PoolTerms[]): number =>
  pools.reduce((sum, { returnBasisPoints }) => sum + returnBasisPoints, 0);

/** What the house lays into an empty pool. Each of several gets as much of the share as it gives of the return. */
export function seedOf(
  { sureStake, returnBasisPoints }: PoolTerms,
  shareBasisPoints: number,
  all = returnBasisPoints,
): Money {
  const kept = BigInt(sureStake) * BigInt(returnBasisPoints) * BigInt(all - shareBasisPoints);
  return minor(kept / (BigInt(all) * PARTS_OF_MINOR));
}
