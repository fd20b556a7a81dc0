import { minor } from '@maidan/contract/money.ts';
import type { GameManifest } from '#game.ts';
import { LINE_PAYS, SHAPE_PAYS } from './patterns.ts';

const TAKA = 100;
const STAKES_IN_TAKA = [1, 2, 5, 10, 20, 50, 100];

export const manifest: GameManifest = {
  code: 'bingo',
  category: 'RNG',
  rtpBasisPoints: 9500,
  /** Of one card with everything on it; more cards share their stakes, and so their most. */
  maxWinMultiplier:
    ((LINE_PAYS[0]?.pays ?? 0) + SHAPE_PAYS.corners + SHAPE_PAYS.cross + SHAPE_PAYS.frame) / 100,
  volatility: 'medium',
  lines: 0,
  features: [],
  /** For one card. */
  stakeSteps: STAKES_IN_TAKA.map((taka) => minor(taka * TAKA)),
  defaultStake: minor(5 * TAKA),
  minimumRoundMs: 2500,
};
