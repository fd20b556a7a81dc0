/** `npm run bench`: ratios against references taken in the same run. */
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runTypeScript } from './lib/run.mjs';
import { fail } from './lib/steps.mjs';

try {
  await ensureInstalled();
  await ensureBuilt();
  process.exitCode = await runTypeScript('bench/main.ts', process.argv.slice(2));
} catch (error) {
  fail(error);
}
