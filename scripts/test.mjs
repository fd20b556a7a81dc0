/**
 * `npm test`: the whole proof, as the very first command in a fresh clone: checks, unit and integration tests on a real
 * PostgreSQL, journeys in Chromium. Ends with the plain line `N passed, N failed`.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { browserPath, ensureMachine } from './lib/machine.mjs';
import { run } from './lib/run.mjs';
import { fail } from './lib/steps.mjs';

const UNIT_RESULT = '.cache/unit-tests.json';
const JOURNEY_RESULT = '.cache/journeys.json';

function readUnitTests() {
  if (!existsSync(UNIT_RESULT)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numFailedTestSuites, success } = JSON.parse(
    readFileSync(UNIT_RESULT, 'utf8'),
  );
  return { passed: numPassedTests, failed: success ? 0 : Math.max(numFailedTests, numFailedTestSuites, 1) };
}

function readJourneys(exitCode) {
  if (!existsSync(JOURNEY_RESULT)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(readFileSync(JOURNEY_RESULT, 'utf8'));
  return { passed: stats.expected, failed: exitCode === 0 ? 0 : Math.max(stats.unexpected + stats.flaky, 1) };
}

async function main() {
  await ensureInstalled();
  await ensureMachine();
  mkdirSync('.cache', { recursive: true });
  rmSync(UNIT_RESULT, { force: true });
  rmSync(JOURNEY_RESULT, { force: true });

  process.stdout.write('\nBuild and checks\n');
  await ensureBuilt();
  const { runChecks } = await import('./check.mjs');
  const findings = await runChecks();
  for (const finding of findings) process.stdout.write(`\n${finding}\n`);

  process.stdout.write('\nUnit and integration tests\n');
  await run('node_modules/.bin/vitest', [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${UNIT_RESULT}`,
  ]);
  const unit = readUnitTests();

  process.stdout.write('\nJourneys in Chromium\n');
  const journeysExit = await run(
    'node_modules/.bin/playwright',
    ['test', '--config', 'e2e/playwright.config.ts'],
    {
      env: { ...process.env, CHROMIUM_PATH: browserPath(), PLAYWRIGHT_JSON_OUTPUT_NAME: JOURNEY_RESULT },
    },
  );
  const journeys = readJourneys(journeysExit);

  const failed = findings.length + unit.failed + journeys.failed;
  process.stdout.write(`\n${unit.passed + journeys.passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}

await main().catch(fail);
