/** `npm run bench`: ratios against references taken in the same run. */
import './lib/end-with-npm.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/dependencies/install.mjs';
import { WINDOW, ensureMachine } from './lib/machine.mjs';
import { runTypeScript } from './lib/run.mjs';
import { fail } from './lib/steps.mjs';

const IN_A_BROWSER = new Set(['bytes', 'games', 'smooth', 'interaction', 'lighthouse']);

try {
  const names = process.argv.slice(2);
  await ensureInstalled();
  if (names.length === 0 || names.some((name) => IN_A_BROWSER.has(name))) await ensureMachine([WINDOW]);
  await ensureBuilt();
  process.exitCode = await runTypeScript('bench/main.ts', names);
} catch (error) {
  fail(error);
}
