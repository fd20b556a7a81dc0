import { minor, type Money } from '@maidan/contract/money.ts';

/**
 * A pool that is filled by a share of every bet and won by one of them. How much of a bet goes in and how much the house lays into an
 * empty one is for the house to choose: the larger the one, the smaller the other, so that the return stays what it is.
 */
export type PoolTerms = {
  /** In minor units: a bet of so much would win for certain, and a smaller one as much less often as it is smaller. */
  readonly sureStake: number;
  /** What shares and seeds return together, in hundredths of a percent of all that is staked. */
  readonly returnBasisPoints: number;
};

/** Pools are counted in these, so that no share of a bet is ever rounded. */
export const PARTS_OF_MINOR = 10_000n;

/** What a bet gives to the pool, in parts of the minor unit. */
export const shareParts = (stake: Money, shareBasisPoints: number): bigint =>
  stake * BigInt(shareBasisPoints);

/** What the house lays into an empty pool. */
export function seedOf({ sureStake, returnBasisPoints }: PoolTerms, shareBasisPoints: number): Money {
  return minor((BigInt(sureStake) * BigInt(returnBasisPoints - shareBasisPoints)) / PARTS_OF_MINOR);
}
