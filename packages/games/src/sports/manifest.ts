import { minor } from '@maidan/contract/money.ts';
import type { GameManifest } from '#game.ts';
import { MARGIN_BASIS_POINTS } from './price.ts';
import { MOST_TIMES } from './ticket.ts';

const TAKA = 100;
const STAKES_IN_TAKA = [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000];

export const manifest: GameManifest = {
  code: 'sports',
  category: 'SPORTS',
  // Of a single bet, before odds are rounded down to hundredths; a parlay keeps the margin once for each leg.
  rtpBasisPoints: Math.floor(100_000_000 / (10_000 + MARGIN_BASIS_POINTS)),
  maxWinMultiplier: MOST_TIMES,
  volatility: 'medium',
  lines: 0,
  features: [],
  stakeSteps: STAKES_IN_TAKA.map((taka) => minor(taka * TAKA)),
  defaultStake: minor(50 * TAKA),
  minimumRoundMs: 0,
};
/** Any whole number of minor units between them. */
export const LEAST_STAKE = minor(10 * TAKA);
export const MOST_STAKE = minor(5_000 * TAKA);
