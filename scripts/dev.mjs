/** `npm run dev`: the same sandbox, restarting the servers and updating the page as sources change. */
import './lib/end-with-npm.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/dependencies/install.mjs';
import { runTypeScript } from './lib/run.mjs';
import { fail } from './lib/steps.mjs';

try {
  process.stdout.write('\nMaidan, for development\n\n');
  await ensureInstalled();
  await ensureBuilt();
  process.exitCode = await runTypeScript('scripts/sandbox.ts', ['--dev', ...process.argv.slice(2)]);
} catch (error) {
  fail(error);
}
