/** `npm run shots`: a picture of every page, theme, language and width, with a sheet to look at them side by side. */
import './lib/end-with-npm.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/dependencies/install.mjs';
import { ensureMachine } from './lib/machine.mjs';
import { runTypeScript } from './lib/run.mjs';
import { fail } from './lib/steps.mjs';

try {
  await ensureInstalled();
  await ensureMachine();
  await ensureBuilt();
  process.exitCode = await runTypeScript('e2e/shots.ts', process.argv.slice(2));
} catch (error) {
  fail(error);
}
