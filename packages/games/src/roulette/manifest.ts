import { minor } from '@maidan/contract/money.ts';
import type { GameManifest } from '#game.ts';

const TAKA = 100;
const CHIPS_IN_TAKA = [1, 5, 10, 25, 50, 100];

/** One zero: every spot of the table returns 36/37. */
export const manifest: GameManifest = {
  code: 'roulette',
  category: 'RNG',
  rtpBasisPoints: 9730,
  maxWinMultiplier: 36,
  volatility: 'medium',
  lines: 0,
  features: [],
  /** The chips. A round may stake any sum of them within the limits of `limits.ts`. */
  stakeSteps: CHIPS_IN_TAKA.map((taka) => minor(taka * TAKA)),
  defaultStake: minor(5 * TAKA),
  minimumRoundMs: 2500,
};
