import { liveTable, type LiveTable } from '#live/tables.ts';

export const FOLDER = 'andar-bahar';

export const TABLES: readonly [LiveTable, ...LiveTable[]] = [
  liveTable({
    code: FOLDER,
    language: 'hi',
    least: 10,
    most: 5_000,
    chips: [10, 50, 100, 500, 1_000],
    openMs: 15_000,
    dealers: ['kabir', 'ananya', 'nusrat'],
  }),
  liveTable({
    code: `${FOLDER}.teesta`,
    language: 'bn',
    least: 50,
    most: 20_000,
    chips: [50, 100, 500, 1_000, 5_000],
    openMs: 12_000,
    dealers: ['nusrat', 'tanvir'],
  }),
];
