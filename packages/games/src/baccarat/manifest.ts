import type { GameManifest } from '#game.ts';
import { tableManifest } from '#live/table-manifest.ts';
import type { LiveTable } from '#live/tables.ts';
import { BACCARAT } from './spots.ts';

export const manifestOf = (table: LiveTable): GameManifest => tableManifest(table, BACCARAT);
