import { minor } from '@maidan/contract/money.ts';
import type { GameManifest } from '#game.ts';
import { CAP_UNITS, LINES } from './paytable.ts';

const TAKA = 100;
const STAKES_IN_TAKA = [1, 2, 3, 5, 10, 20, 30, 50, 100, 200, 300, 500];

export const manifest: GameManifest = {
  code: 'line-slot',
  category: 'RNG',
  rtpBasisPoints: 9643,
  maxWinMultiplier: CAP_UNITS / LINES.length,
  volatility: 'medium',
  lines: LINES.length,
  features: ['free-spins', 'multiplier'],
  stakeSteps: STAKES_IN_TAKA.map((taka) => minor(taka * TAKA)),
  defaultStake: minor(5 * TAKA),
  minimumRoundMs: 2500,
};
