import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import type { Language } from '@maidan/contract/languages.ts';
import { WITHOUT_PICTURES } from './browser.ts';

const ALONE = 'alone/*.spec.ts';
const OTHER_LANGUAGES = 'reader-of-another-language.spec.ts';
/** What `live-tables.spec.ts` does table by table on a large screen, on all of them at once. */
const LIVE_ON_A_PHONE = 'live-tables-on-a-phone.spec.ts';

/**
 * Every journey runs in English on the wide and the narrow screens it names; those about words, forms and money run in
 * Bengali too, which turns the sizes of the screen around. So all of them end in time on two cores; ALL=1 runs each in both.
 * A language that has the same pages in other words is read on a page of each kind.
 */
const ALSO_IN_BENGALI = [
  'agent-reads-reports',
  'agent-team',
  'chat',
  'content',
  'contracts',
  'crash',
  'esports',
  'fishing',
  'games-in-steps',
  'instant-games',
  'live-tables-on-a-phone',
  'lottery',
  'member-deposits',
  'member-reads-records',
  'member-settings',
  'member-sets-limits',
  'member-transfers-upline',
  'member-withdraws',
  'messages',
  'missions',
  'notices',
  'open-bets',
  'points',
  'promotions',
  'referral',
  'registration',
  'rooster-duel',
  'sports',
  'tables',
].map((name) => `${name}.spec.ts`);

const BENGALI_ALONE = {
  name: 'Bengali, alone',
  testMatch: ALONE,
  workers: 1,
  dependencies: ['English, alone'],
  use: { language: 'bn' as const },
};

/** Journeys run against the real thing: both processes and a database of their own, started by the global set-up. */
export default defineConfig<{ language: Language }>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './platform-setup.ts',
  fullyParallel: true,
  // A journey waits a good part of its time for answers: with as many as there are cores, these would wait too.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Wide enough for a busy machine: no journey waits for time to pass, only for what a person would see.
  timeout: 600_000,
  expect: { timeout: 90_000 },
  reporter: [
    ['line'],
    ['json', { outputFile: resolve(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? '.cache/journeys.json') }],
  ],
  projects: [
    { name: 'English', testIgnore: [ALONE, OTHER_LANGUAGES, LIVE_ON_A_PHONE], use: { language: 'en' } },
    {
      name: 'Bengali',
      testMatch: process.env['ALL'] === undefined ? ALSO_IN_BENGALI : '*.spec.ts',
      testIgnore: [ALONE, OTHER_LANGUAGES],
      use: { language: 'bn' },
    },
    { name: 'Hindi', testMatch: OTHER_LANGUAGES, use: { language: 'hi' } },
    // What changes the site for everybody waits until nobody else is on it.
    {
      name: 'English, alone',
      testMatch: ALONE,
      workers: 1,
      dependencies: ['English', 'Bengali', 'Hindi'],
      use: { language: 'en' },
    },
    ...(process.env['ALL'] === undefined ? [] : [BENGALI_ALONE]),
  ],
  use: {
    browserName: 'chromium',
    // A worker answers in the network's place, where a journey could neither see nor break what is asked for; the one
    // about the worker allows it.
    serviceWorkers: 'block',
    // What moves is drawn by the processor here, a third of a journey's time; journeys about what moves ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs each journey a third of its time: TRACE=1 when one has to be understood.
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    ...WITHOUT_PICTURES,
  },
});
