import { liveTable, type LiveTable } from '#live/tables.ts';

export const FOLDER = 'live-roulette';

export const TABLES: readonly [LiveTable, ...LiveTable[]] = [
  liveTable({
    code: FOLDER,
    language: 'bn',
    least: 10,
    most: 5_000,
    chips: [10, 50, 100, 500, 1_000],
    openMs: 20_000,
    dealers: ['sharmin', 'arjun', 'nusrat'],
  }),
  liveTable({
    code: `${FOLDER}.surma`,
    language: 'en',
    least: 50,
    most: 20_000,
    chips: [50, 100, 500, 1_000, 5_000],
    openMs: 16_000,
    dealers: ['mira', 'kabir'],
  }),
];
