import { minor } from '@maidan/contract/money.ts';
import type { GameManifest } from '#game.ts';
import { ONLY_POOL, type PoolTerms } from '#pool.ts';

const TAKA = 100;
const STAKES_IN_TAKA = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/** One in 200,000 bets of five wins it. */
export const POOL: PoolTerms = { tier: ONLY_POOL, sureStake: 1_000_000 * TAKA, returnBasisPoints: 300 };

/** What the reels return by themselves, whatever lies in the pool. */
export const REELS_BASIS_POINTS = 9200;

export const manifest: GameManifest = {
  code: 'jackpot-slot',
  category: 'RNG',
  // Over all pools that are ever won; what it is at this moment depends on the pool, and the rules say it.
  rtpBasisPoints: REELS_BASIS_POINTS + POOL.returnBasisPoints,
  // On the reels; the pool comes on top.
  maxWinMultiplier: 288,
  volatility: 'high',
  lines: 0,
  features: ['jackpot'],
  stakeSteps: STAKES_IN_TAKA.map((taka) => minor(taka * TAKA)),
  defaultStake: minor(5 * TAKA),
  minimumRoundMs: 2500,
};
