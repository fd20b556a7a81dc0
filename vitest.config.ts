import { resolve } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The operator's command, the nodes' logins and the processes that are killed work on a real database, like the platform they serve. */
const OPERATOR_TEST = 'scripts/lib/{game-house/*,operator/*,postgres/node-login,sandbox/own-wallet}.test.ts';

/** Put something else in a library's place, or nothing where others do, or a language into the list, which no other test may meet. */
const NEED_MODULES_OF_THEIR_OWN = [
  'apps/server/src/modules/accounts/login/{login-throttle,same-work}.test.ts',
  'apps/server/src/modules/accounts/passwords/password.test.ts',
  'apps/server/src/locales/made-up-language.test.ts',
];
/** Put something else in a module's place, or look at what a library does once in a page's life. */
const NEED_A_PAGE_OF_THEIR_OWN = [
  'entry-server.test.tsx',
  'entry-server-made-up-language.test.tsx',
  'made-up-language.test.tsx',
  'app/shell/listeners/{hand-over,news,site}.live.test.tsx',
  'features/session/firebase/firebase-{errors.test.ts,phone.test.tsx}',
  'features/settings/profile-card.test.tsx',
  'features/winners/live-wins.test.tsx',
  'lib/{call/call,live/live,loading/stale-page,loading/trusted,page/{early-press,own-letters,take-over-queries}}.test.ts',
  'lib/pictures/upload-field.test.tsx',
].map((file) => `apps/web/src/${file}`);
const SETUP = ['cleanup', 'patience', 'unloaded-pictures'].map((file) => `apps/web/src/testing/${file}.ts`);
const IN_A_DOCUMENT = {
  setupFiles: SETUP,
  expect: { poll: { timeout: 60_000 } },
  testTimeout: 600_000,
  hookTimeout: 600_000,
};
const ON_A_DATABASE = {
  environment: 'node' as const,
  globalSetup: ['scripts/test-database-setup.ts'],
  expect: { poll: { timeout: 60_000 } },
  // The longest take half a minute on two cores, and ten times that and more where the machine is somebody else's meanwhile.
  testTimeout: 600_000,
  hookTimeout: 600_000,
};

/** Files begin by size, and this one is short to read: begun as one of the last, one core would wait for it. */
const LONGEST_OF_ITS_KIND = 'slots/figures/stated-figures.test.ts';
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the runner's order, not an array's
    const sorted = await super.sort(files);
    const longest = sorted.find(({ moduleId }) => moduleId.endsWith(LONGEST_OF_ITS_KIND));
    if (!longest) return sorted;
    const others = sorted.filter((file) => file !== longest);
    const first = others.findIndex(({ project }) => project === longest.project);
    return first < 0 ? sorted : [...others.slice(0, first), longest, ...others.slice(first)];
  }
}

/** One project per kind of world a test needs: nothing, a browser-like document, or a real PostgreSQL. */
export default defineConfig({
  test: {
    reporters: ['default'],
    sequence: { sequencer: LongestFirst },
    // Half of a test's time is PostgreSQL's: with one worker fewer than there are cores, as is usual, two cores would wait for each other.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'pure',
          environment: 'node',
          include: [
            'packages/{contract,games,http,posters,timed-work}/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'apps/{verifier/src,web/plugins}/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, OPERATOR_TEST],
          isolate: false,
          expect: { poll: { timeout: 60_000 } },
          testTimeout: 600_000,
        },
      },
      {
        test: {
          ...IN_A_DOCUMENT,
          name: 'page',
          environment: './apps/web/src/testing/one-document.ts',
          setupFiles: ['apps/web/src/testing/sweep-document.ts', ...SETUP],
          include: [
            'packages/ui/src/**/*.test.{ts,tsx}',
            'apps/web/src/**/*.test.{ts,tsx}',
            'packages/games/src/**/*.test.tsx',
          ],
          exclude: [...configDefaults.exclude, ...NEED_A_PAGE_OF_THEIR_OWN],
          // Libraries are read once for each worker, our modules once for each file (`sweep-document.ts`); reading all
          // of it for each file took five times as long as testing.
          isolate: false,
        },
      },
      {
        test: {
          ...IN_A_DOCUMENT,
          name: 'page, alone',
          environment: 'happy-dom',
          include: NEED_A_PAGE_OF_THEIR_OWN,
        },
      },
      {
        test: {
          ...ON_A_DATABASE,
          name: 'database',
          // Accounts are made by the thousand; how strongly a password is kept is looked at in modules of its own.
          alias: { '@node-rs/argon2': resolve('apps/server/src/testing/stand-ins/light-argon2.ts') },
          include: ['{apps/{house,server},packages/postgres}/src/**/*.test.ts', OPERATOR_TEST],
          exclude: [...configDefaults.exclude, ...NEED_MODULES_OF_THEIR_OWN],
          // The platform is read once for each worker, not once for each file: what tests share is theirs alone, a
          // database each.
          isolate: false,
        },
      },
      { test: { ...ON_A_DATABASE, name: 'database, alone', include: NEED_MODULES_OF_THEIR_OWN } },
    ],
  },
});
