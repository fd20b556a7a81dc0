import { liveTable, type LiveTable } from '#live/tables.ts';

export const FOLDER = 'baccarat';

export const TABLES: readonly [LiveTable, ...LiveTable[]] = [
  liveTable({
    code: FOLDER,
    language: 'bn',
    least: 10,
    most: 5_000,
    chips: [10, 50, 100, 500, 1_000],
    openMs: 18_000,
    dealers: ['sharmin', 'rafiq', 'mira'],
  }),
  liveTable({
    code: `${FOLDER}.jamuna`,
    language: 'hi',
    least: 50,
    most: 20_000,
    chips: [50, 100, 500, 1_000, 5_000],
    openMs: 15_000,
    dealers: ['ananya', 'kabir'],
  }),
  liveTable({
    code: `${FOLDER}.padma`,
    language: 'en',
    least: 500,
    most: 100_000,
    chips: [500, 1_000, 5_000, 10_000, 25_000],
    openMs: 20_000,
    dealers: ['mira', 'arjun', 'nusrat'],
  }),
];
