import type { GameManifest } from '#game.ts';
import { tableManifest } from '#live/table-manifest.ts';
import { COMMISSION_BASIS_POINTS, MOST_TIMES } from './pool.ts';
import { ROOSTER_DUEL } from './table.ts';

/** Players play against each other: what they win is the pool, less the commission. */
export const manifest: GameManifest = {
  ...tableManifest(ROOSTER_DUEL, {
    rtpBasisPoints: 10_000 - COMMISSION_BASIS_POINTS,
    maxWinMultiplier: MOST_TIMES,
    volatility: 'medium',
    features: [],
  }),
  category: 'COCKFIGHT',
};
