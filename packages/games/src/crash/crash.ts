import { minor, type Money } from '@maidan/contract/money.ts';
import type { Draw } from '#game.ts';

/**
 * Crash. A multiplier grows from 1.00 until it breaks; whoever has left before is paid the stake times the multiplier at which
 * they left. Multipliers are whole hundredths. Where it breaks is drawn once for everybody, before the first bet.
 */
export const CRASH = {
  code: 'crash',
  /** Over every way to play: for each multiplier x, the chance to reach it is 99/100x. */
  rtpBasisPoints: 9_900,
  /** 1,000.00: there the flight ends, and whoever is still in it is paid that. */
  capHundredths: 100_000,
  minStake: minor(100),
  maxStake: minor(50_000),
  /** Whole main units, so that a stake times hundredths is a whole number of minor units. */
  stakeStep: minor(100),
  betsPerPlayer: 2,
  openMs: 7_000,
  pauseMs: 3_000,
} as const;

/** Growth in a millisecond: twice the stake after 11.6 seconds, ten times after 38. */
export const GROWTH = 0.000_06;
const HALF_BITS = 2 ** 26;
const RANGE = BigInt(HALF_BITS) ** 2n;
/** A flight that broke before it began: nobody could leave. */
export const AT_ONCE = 99;

/**
 * The last multiplier at which somebody could leave, in hundredths. With v drawn evenly from 1 to 2^52 it is 99 * 2^52 / v,
 * rounded down: a multiplier of x hundredths is reached when v is at most 99 * 2^52 / x, which is 99 of x times.
 */
export function breakingPoint(draw: Draw): number {
  const drawn = BigInt(draw.below(HALF_BITS)) * BigInt(HALF_BITS) + BigInt(draw.below(HALF_BITS));
  const reached = (BigInt(AT_ONCE) * RANGE) / (RANGE - drawn);
  return Number(reached > BigInt(CRASH.capHundredths) ? BigInt(CRASH.capHundredths) : reached);
}

/** Of 2^52 flights, how many reach this multiplier. */
export const flightsReaching = (hundredths: number): bigint =>
  hundredths > CRASH.capHundredths ? 0n : (BigInt(AT_ONCE) * RANGE) / BigInt(hundredths);

export const ALL_FLIGHTS = RANGE;

/** The multiplier so long after the start, without its end. */
export const multiplierAfter = (ms: number): number => Math.floor(100 * Math.exp(GROWTH * Math.max(ms, 0)));

/** The first millisecond at which nobody can leave any more. */
export function breaksAfter(point: number): number {
  if (point <= AT_ONCE) return 0;
  let ms = Math.floor(Math.log((point + 1) / 100) / GROWTH);
  while (multiplierAfter(ms) > point) ms -= 1;
  while (multiplierAfter(ms) <= point) ms += 1;
  return ms;
}

export const payout = (stake: bigint, hundredths: number): Money =>
  minor((stake * BigInt(hundredths)) / 100n);

export const isStake = (stake: bigint): boolean =>
  stake >= CRASH.minStake && stake <= CRASH.maxStake && stake % CRASH.stakeStep === 0n;
