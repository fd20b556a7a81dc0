/** `npm run check`: everything a machine can judge without running the product. Each line says what it proves. */
import './lib/end-with-npm.mjs';
import { spawn } from 'node:child_process';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/dependencies/install.mjs';
import { fail, PlainError, step } from './lib/steps.mjs';

const bin = (name) => `node_modules/.bin/${name}`;

/** Reads every file on one core; on two it runs beside the others. */
const BESIDE = [{ name: 'Unused code', command: [bin('knip'), '--no-progress'] }];
const CHECKS = [
  { name: 'Formatting', command: [bin('oxfmt'), '--list-different'] },
  // The linter knows every type: it says what the compiler would, without reading each workspace once more.
  { name: 'Types and lint', command: [bin('oxlint'), '--type-aware', '--type-check', '--deny-warnings'] },
  { name: 'Borders', command: [bin('tsx'), 'scripts/check-borders.ts'] },
  { name: 'Names', command: [bin('tsx'), 'scripts/check-names.ts'] },
  { name: 'Languages', command: [bin('tsx'), 'scripts/check-locales.ts'] },
  { name: 'Requirements and codes', command: [bin('tsx'), 'scripts/trace.ts', '--quiet'] },
  { name: 'Lockfile', command: [bin('tsx'), 'scripts/check-lockfile.ts'] },
  { name: 'First visit', command: [bin('tsx'), 'apps/web/plugins/first-visit-size.ts'] },
];

function run([command, ...args]) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(undefined) : reject(new PlainError(output.slice(-12_000))),
    );
  });
}

export async function runChecks() {
  const failures = [];
  const inTurn = async (checks) => {
    for (const { name, command } of checks) {
      await step(name, () => run(command)).catch((error) => failures.push(`${name}\n${error.message}`));
    }
  };
  await Promise.all([inTurn(BESIDE), inTurn(CHECKS)]);
  return failures;
}

if (process.argv[1]?.endsWith('check.mjs') === true) {
  try {
    await ensureInstalled();
    await ensureBuilt();
    const failures = await runChecks();
    if (failures.length > 0) throw new PlainError(failures.join('\n\n'));
  } catch (error) {
    fail(error);
  }
}
