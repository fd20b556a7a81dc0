/** `npm run audit`: known weaknesses of what is installed, where the registry answers; a serious one fails. */
import { audit } from './lib/dependencies/registry.mjs';
import { fail } from './lib/steps.mjs';

try {
  const { serious, text } = await audit();
  process.stdout.write(`  Known weaknesses: ${text}\n`);
  if (serious) process.exitCode = 1;
} catch (error) {
  fail(error);
}
