import { minor } from '@maidan/contract/money.ts';
import type { GameManifest } from '#game.ts';
import { MOST_HANDS } from './table.ts';

const TAKA = 100;
const STAKES_IN_TAKA = [1, 2, 3, 5, 10, 20, 30, 50, 100, 200, 300, 500];

export const manifest: GameManifest = {
  code: 'blackjack',
  category: 'RNG',
  // Of the first stake, by basic strategy: 40,000,000 rounds came to 99.617 %, with a standard error of 0.018.
  rtpBasisPoints: 9960,
  // Every hand split, doubled and won.
  maxWinMultiplier: MOST_HANDS * 4,
  volatility: 'low',
  lines: 0,
  features: [],
  stakeSteps: STAKES_IN_TAKA.map((taka) => minor(taka * TAKA)),
  defaultStake: minor(5 * TAKA),
  minimumRoundMs: 1000,
};
