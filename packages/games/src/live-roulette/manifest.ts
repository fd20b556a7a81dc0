import type { GameManifest } from '#game.ts';
import { tableManifest, type TableFigures } from '#live/table-manifest.ts';
import type { LiveTable } from '#live/tables.ts';
import { manifest as roulette } from '#roulette/manifest.ts';

/** One zero, as in the roulette of one player: every spot returns 36 of 37. */
export const LIVE_ROULETTE: TableFigures = {
  rtpBasisPoints: roulette.rtpBasisPoints,
  maxWinMultiplier: roulette.maxWinMultiplier,
  volatility: roulette.volatility,
  features: [],
};

export const manifestOf = (table: LiveTable): GameManifest => tableManifest(table, LIVE_ROULETTE);
