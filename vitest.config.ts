import { configDefaults, defineConfig } from 'vitest/config';

/** The operator's command and the nodes' logins work on a real database, like the platform they serve. */
const OPERATOR_TEST = 'scripts/lib/{operator{,-alerts,-chat,-feedback,-withdrawals,-key},node-login}.test.ts';

/** Puts something else in a library's place, which no other test may meet. */
const REPLACES_A_LIBRARY = 'apps/server/src/modules/session/same-work.test.ts';
const ON_A_DATABASE = {
  environment: 'node',
  globalSetup: ['scripts/test-database-setup.ts'],
  expect: { poll: { timeout: 10_000 } },
  // The longest of them take half a minute on two cores that everything shares.
  testTimeout: 90_000,
  hookTimeout: 90_000,
} as const;

/** One project per kind of world a test needs: nothing, a browser-like document, or a real PostgreSQL. */
export default defineConfig({
  test: {
    reporters: ['default'],
    // Half of a test's time is PostgreSQL's: with one worker fewer than there are cores, as is usual, two cores would wait for each other.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'pure',
          environment: 'node',
          include: [
            'packages/{contract,games,posters}/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'apps/web/plugins/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, OPERATOR_TEST],
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'page',
          environment: 'happy-dom',
          include: [
            'packages/ui/src/**/*.test.{ts,tsx}',
            'apps/web/src/**/*.test.{ts,tsx}',
            'packages/games/src/**/*.test.tsx',
          ],
          setupFiles: ['apps/web/src/testing/patience.ts', 'apps/web/src/testing/unloaded-pictures.ts'],
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...ON_A_DATABASE,
          name: 'database',
          include: ['apps/server/src/**/*.test.ts', 'apps/vendor/src/**/*.test.ts', OPERATOR_TEST],
          exclude: [...configDefaults.exclude, REPLACES_A_LIBRARY],
          // The platform is read once for each worker, not once for each file: what tests share is theirs alone, a
          // database each.
          isolate: false,
        },
      },
      { test: { ...ON_A_DATABASE, name: 'database, alone', include: [REPLACES_A_LIBRARY] } },
    ],
  },
});
