import { liveTable } from '#live/tables.ts';

export const ROOSTER_DUEL = liveTable({
  code: 'rooster-duel',
  language: 'bn',
  least: 10,
  most: 5_000,
  chips: [10, 50, 100, 500, 1_000],
  openMs: 20_000,
  dealers: ['rafiq'],
});
