import { minor } from '@maidan/contract/money.ts';
import type { GameManifest } from '#game.ts';

const TAKA = 100;
const STAKES_IN_TAKA = [1, 2, 5, 10, 20, 50, 100, 200, 500];

export const manifest: GameManifest = {
  code: 'keno',
  category: 'RNG',
  // The least of the ten tables; the others return up to 0.2 percent more, as the rules say for each.
  rtpBasisPoints: 9500,
  maxWinMultiplier: 10_000,
  volatility: 'high',
  lines: 0,
  features: [],
  stakeSteps: STAKES_IN_TAKA.map((taka) => minor(taka * TAKA)),
  defaultStake: minor(5 * TAKA),
  minimumRoundMs: 2500,
};
