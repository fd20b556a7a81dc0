import 'vitest';

/** What `scripts/test-database-setup.ts` hands to the test files. */
declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: { serverUrl: string; template: string; houseTemplate: string };
  }
}
