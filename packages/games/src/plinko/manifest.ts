import { minor } from '@maidan/contract/money.ts';
import type { GameManifest } from '#game.ts';

const TAKA = 100;
const STAKES_IN_TAKA = [1, 2, 5, 10, 20, 50, 100, 200, 500];

export const manifest: GameManifest = {
  code: 'plinko',
  category: 'RNG',
  // To a hundredth of a percent the same for every number of rows and every risk.
  rtpBasisPoints: 9703,
  maxWinMultiplier: 904,
  volatility: 'medium',
  lines: 0,
  features: ['multiplier'],
  stakeSteps: STAKES_IN_TAKA.map((taka) => minor(taka * TAKA)),
  defaultStake: minor(5 * TAKA),
  minimumRoundMs: 2500,
};
