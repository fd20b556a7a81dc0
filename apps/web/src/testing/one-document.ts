import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { setup } = builtinEnvironments['happy-dom'];

/**
 * One document for all test files of a worker: React and the pages are read once, and they keep the document they were
 * read with. What a file leaves in it is swept away before the next (`sweep-document.ts`).
 */
const environment: Environment = {
  name: 'one-document',
  viteEnvironment: 'client',
  async setup(global: typeof globalThis & { document?: unknown }, options) {
    if (global.document === undefined) await setup(global, options);
    return { teardown: () => undefined };
  },
};
export default environment;
