/** `npm run reset`: the sandbox as new. Only ever touches the embedded database. */
import './lib/end-with-npm.mjs';
import { ensureInstalled } from './lib/dependencies/install.mjs';
import { runTypeScript } from './lib/run.mjs';
import { fail } from './lib/steps.mjs';

try {
  await ensureInstalled();
  process.exitCode = await runTypeScript('scripts/reset-sandbox.ts', process.argv.slice(2));
} catch (error) {
  fail(error);
}
