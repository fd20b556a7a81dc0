import './lib/end-with-npm.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/dependencies/install.mjs';
import { fail } from './lib/steps.mjs';

try {
  await ensureInstalled();
  await ensureBuilt({ force: true });
} catch (error) {
  fail(error);
}
