/**
 * What a first visit to `/` loads by itself, and how heavy it may be. Each chunk holds the folders named for it and all
 * that they import at once; an earlier one takes first.
 */
export const CHUNKS = {
  main: ['main.tsx'],
  // What every page loads once it stands.
  listening: ['app/shell/listeners/', 'app/shell/modal-host/', 'app/shell/side/banner/'],
  // What a newcomer is greeted with.
  greeting: ['app/shell/greeting/'],
} as const;

/** Of script, in bytes after gzip, in the heavier language. Whatever is not named here is no part of a first visit. */
export const BUDGET: Readonly<Record<string, number>> = {
  framework: 106_300,
  main: 35_150,
  listening: 6_800,
  greeting: 3_650,
  catalogue: 3_750,
  news: 850,
  routes: 150,
  'rolldown-runtime': 450,
};
export const STYLE_BUDGET = 17_200;
