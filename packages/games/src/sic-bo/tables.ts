import { liveTable, type LiveTable } from '#live/tables.ts';

export const FOLDER = 'sic-bo';

export const TABLES: readonly [LiveTable, ...LiveTable[]] = [
  liveTable({
    code: FOLDER,
    language: 'bn',
    least: 10,
    most: 5_000,
    chips: [10, 50, 100, 500, 1_000],
    openMs: 18_000,
    dealers: ['ananya', 'rafiq', 'mira'],
  }),
  liveTable({
    code: `${FOLDER}.meghna`,
    language: 'hi',
    least: 50,
    most: 20_000,
    chips: [50, 100, 500, 1_000, 5_000],
    openMs: 15_000,
    dealers: ['kabir', 'ananya'],
  }),
];
