import { minor, type Money } from '@maidan/contract/money.ts';
import type { LegResult } from './sport.ts';

export const MOST_LEGS = 10;
/** What a bet can pay at most, in stakes. */
export const MOST_TIMES = 1_000;
/** What the house keeps of the worth of a bet that is bought back. */
export const CASH_OUT_BASIS_POINTS = 400;

/** `size`: how many legs stand in each line: all of them in a parlay, fewer in a system. */
export type Ticket = {
  readonly legs: readonly { readonly odds: number; readonly result?: LegResult | null }[];
  readonly size: number;
};

/** Sums over all lines of `size` legs the product of their factors: the elementary symmetric polynomial, term by term. */
function overLines<Factor>(
  factors: readonly Factor[],
  size: number,
  { zero, one, add, times }: Arithmetic<Factor>,
): Factor {
  const sums = [one, ...Array.from({ length: size }, () => zero)];
  for (const factor of factors)
    for (let length = size; length > 0; length -= 1)
      sums[length] = add(sums[length] ?? zero, times(sums[length - 1] ?? zero, factor));
  return sums[size] ?? zero;
}
type Arithmetic<Factor> = {
  zero: Factor;
  one: Factor;
  add: (one: Factor, other: Factor) => Factor;
  times: (one: Factor, other: Factor) => Factor;
};
const WHOLE: Arithmetic<bigint> = { zero: 0n, one: 1n, add: (a, b) => a + b, times: (a, b) => a * b };
const REAL: Arithmetic<number> = { zero: 0, one: 1, add: (a, b) => a + b, times: (a, b) => a * b };

export const linesOf = ({ legs, size }: Ticket): bigint =>
  overLines(
    legs.map(() => 1n),
    size,
    WHOLE,
  );

const factorOf = ({ odds, result }: SettledLeg): bigint =>
  ({ won: BigInt(odds), void: 100n, lost: 0n })[result];

export type SettledLeg = { readonly odds: number; readonly result: LegResult };

/** All that a stake is paid, spread evenly over the lines; a void leg counts as odds of one. Rounded down once. */
export function payoutOf(stake: bigint, legs: readonly SettledLeg[], size: number): Money {
  const sum = overLines(legs.map(factorOf), size, WHOLE);
  return minor((stake * sum) / (linesOf({ legs, size }) * 100n ** BigInt(size)));
}

/** With what is decided as it is, and all the rest won. */
export const mostPayout = (stake: bigint, { legs, size }: Ticket): Money =>
  payoutOf(
    stake,
    legs.map(({ odds, result }) => ({ odds, result: result ?? 'won' })),
    size,
  );

/** Long shots beyond what the house pays at most are not taken. */
export const isTooLong = (ticket: Ticket): boolean => mostPayout(100n, ticket) > 100n * BigInt(MOST_TIMES);

/** What the house pays to have a stake back, by what each leg is worth now: decided, or by its chance. */
export function cashOutOf(stake: bigint, worths: readonly number[], size: number): Money {
  const lines = linesOf({ legs: worths.map(() => ({ odds: 100 })), size });
  const fair = overLines(worths, size, REAL) / Number(lines);
  return minor(BigInt(Math.floor((Number(stake) * fair * (10_000 - CASH_OUT_BASIS_POINTS)) / 10_000)));
}
