import { minor } from '@maidan/contract/money.ts';
import type { GameManifest } from '#game.ts';
import { highestMultiplier } from './paytable.ts';

const TAKA = 100;
const STAKES_IN_TAKA = [1, 2, 3, 5, 10, 20, 30, 50, 100, 200, 300, 500];

export const manifest: GameManifest = {
  code: 'mines',
  category: 'RNG',
  rtpBasisPoints: 9700,
  maxWinMultiplier: highestMultiplier(),
  // From calm to wild by the number of crocodiles; a list has one word for it.
  volatility: 'high',
  lines: 0,
  features: ['multiplier'],
  stakeSteps: STAKES_IN_TAKA.map((taka) => minor(taka * TAKA)),
  defaultStake: minor(5 * TAKA),
  minimumRoundMs: 1000,
};
