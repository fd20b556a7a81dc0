import { defineConfig } from 'vitest/config';

/** One project per kind of world a test needs: nothing, a browser-like document, or a real PostgreSQL. */
export default defineConfig({
  test: {
    reporters: ['default'],
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
        },
      },
      {
        test: {
          name: 'database',
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts', 'apps/vendor/src/**/*.test.ts'],
          globalSetup: ['scripts/test-database-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
