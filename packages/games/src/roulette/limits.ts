import { minor, type Money } from '@maidan/contract/money.ts';
import type { SpotKind } from './spots.ts';

const TAKA = 100;
/** The smallest chip; what lies on a spot is a whole number of them. */
export const LEAST_CHIP = minor(1 * TAKA);
/** All spots of a round together. */
export const MOST_STAKED = minor(2_000 * TAKA);
export const MOST_SPOTS = 60;

/** The more numbers a spot covers, the more may lie on it. */
export const MOST_ON: Readonly<Record<SpotKind, Money>> = {
  straight: minor(100 * TAKA),
  split: minor(200 * TAKA),
  street: minor(300 * TAKA),
  trio: minor(300 * TAKA),
  corner: minor(400 * TAKA),
  'first-four': minor(400 * TAKA),
  'six-line': minor(600 * TAKA),
  column: minor(1_000 * TAKA),
  dozen: minor(1_000 * TAKA),
  half: minor(1_000 * TAKA),
};
