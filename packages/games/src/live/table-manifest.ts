import type { GameManifest } from '#game.ts';
import type { LiveTable } from './tables.ts';

/** What is the same at every table of a game. */
export type TableFigures = Pick<
  GameManifest,
  'rtpBasisPoints' | 'maxWinMultiplier' | 'volatility' | 'features'
>;

/** Limits and chips are of the table, all else of the game. */
export const tableManifest = (table: LiveTable, game: TableFigures): GameManifest => ({
  code: table.code,
  category: 'LIVE',
  rtpBasisPoints: game.rtpBasisPoints,
  maxWinMultiplier: game.maxWinMultiplier,
  volatility: game.volatility,
  features: game.features,
  lines: 0,
  stakeSteps: table.chips,
  defaultStake: table.chips[0] ?? table.least,
  minimumRoundMs: table.openMs,
});
