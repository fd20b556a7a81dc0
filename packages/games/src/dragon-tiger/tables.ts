import { liveTable, type LiveTable } from '#live/tables.ts';

export const FOLDER = 'dragon-tiger';

export const TABLES: readonly [LiveTable, ...LiveTable[]] = [
  liveTable({
    code: FOLDER,
    language: 'bn',
    least: 10,
    most: 5_000,
    chips: [10, 50, 100, 500, 1_000],
    openMs: 15_000,
    dealers: ['nusrat', 'tanvir', 'sharmin'],
  }),
  liveTable({
    code: `${FOLDER}.karnaphuli`,
    language: 'en',
    least: 100,
    most: 50_000,
    chips: [100, 500, 1_000, 5_000, 10_000],
    openMs: 12_000,
    dealers: ['arjun', 'mira'],
  }),
];
