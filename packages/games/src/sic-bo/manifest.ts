import type { GameManifest } from '#game.ts';
import { tableManifest, type TableFigures } from '#live/table-manifest.ts';
import type { LiveTable } from '#live/tables.ts';

/** The return is that of big, small, odd and even; every other bet has its own, said on the screen. */
export const SIC_BO: TableFigures = {
  rtpBasisPoints: 9_722,
  maxWinMultiplier: 191,
  volatility: 'medium',
  features: [],
};

export const manifestOf = (table: LiveTable): GameManifest => tableManifest(table, SIC_BO);
