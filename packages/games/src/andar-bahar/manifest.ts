import type { GameManifest } from '#game.ts';
import { tableManifest, type TableFigures } from '#live/table-manifest.ts';
import type { LiveTable } from '#live/tables.ts';

/** The return is that of bahar, the lower of the two main bets; every other bet has its own, said on the screen. */
export const ANDAR_BAHAR: TableFigures = {
  rtpBasisPoints: 9_700,
  maxWinMultiplier: 120,
  volatility: 'low',
  features: [],
};

export const manifestOf = (table: LiveTable): GameManifest => tableManifest(table, ANDAR_BAHAR);
