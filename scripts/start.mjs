/** `npm start`: everything on this machine, from a fresh clone, in one command. */
import './lib/end-with-npm.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/dependencies/install.mjs';
import { runTypeScript } from './lib/run.mjs';
import { fail } from './lib/steps.mjs';

try {
  process.stdout.write('\nMaidan\n\n');
  await ensureInstalled();
  await ensureBuilt();
  process.exitCode = await runTypeScript('scripts/sandbox.ts', process.argv.slice(2));
} catch (error) {
  fail(error);
}
