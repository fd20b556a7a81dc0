/**
 * `npm test`: the whole proof, as the very first command in a fresh clone: checks, unit and integration tests on a real
 * PostgreSQL, journeys in Chromium. Ends with the plain line `N passed, N failed`.
 */
import './lib/end-with-npm.mjs';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureMachine } from './lib/machine.mjs';
import { run } from './lib/run.mjs';
import { fail } from './lib/steps.mjs';

const UNIT_RESULT = '.cache/unit-tests.json';
const JOURNEY_RESULT = '.cache/journeys.json';
const WHY_LINES = 25;

/** What ran and what failed, by name: the names are said again at the very end, where they are looked for first. */
function readUnitTests() {
  if (!existsSync(UNIT_RESULT)) return { passed: 0, failed: ['unit tests: nothing ran'] };
  const { numPassedTests, success, testResults } = JSON.parse(readFileSync(UNIT_RESULT, 'utf8'));
  const failed = testResults.flatMap(({ name, status, assertionResults, message }) => {
    const titles = assertionResults
      .filter((one) => one.status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}\n    ${firstLine(failureMessages[0])}`);
    const whole = status === 'failed' && titles.length === 0 ? [firstLine(message)] : titles;
    return whole.map((title) => `${relative(process.cwd(), name)}: ${title}`);
  });
  return {
    passed: numPassedTests,
    failed: success || failed.length > 0 ? failed : ['unit tests: an error outside of any test'],
  };
}

function readJourneys(exitCode) {
  if (!existsSync(JOURNEY_RESULT)) return { passed: 0, failed: ['journeys: nothing ran'] };
  const { stats, suites } = JSON.parse(readFileSync(JOURNEY_RESULT, 'utf8'));
  const failed = suites.flatMap(failedSpecs);
  return {
    passed: stats.expected,
    failed: exitCode === 0 || failed.length > 0 ? failed : ['journeys: an error outside of any journey'],
  };
}

/** A journey that runs in several languages is one entry with a result for each, and calls itself well if the first was. */
function failedSpecs({ specs = [], suites = [] }) {
  const failed = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => `${file}: ${title} (${projectName})${whyOf(results[0]?.errors)}`),
  );
  return [...failed, ...suites.flatMap(failedSpecs)];
}

/** What a journey met and where: of a journey that ran out of time the second error says what it was waiting for. */
function whyOf(errors = []) {
  const lines = errors.flatMap(({ message = '' }) => stripVTControlCharacters(message).split('\n'));
  return lines
    .slice(0, WHY_LINES)
    .map((line) => `\n    ${line}`)
    .join('');
}

function firstLine(text = '') {
  return text.split('\n', 1)[0];
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
  const { audit } = await import('./lib/registry.mjs');
  const weaknesses = await audit();
  process.stdout.write(`  Known weaknesses: ${weaknesses.text}\n`);
  if (weaknesses.serious) findings.push(`known weaknesses: ${weaknesses.text}`);

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
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: JOURNEY_RESULT },
    },
  );
  const journeys = readJourneys(journeysExit);

  const failed = [...findings, ...unit.failed, ...journeys.failed];
  for (const what of failed) process.stdout.write(`\nFailed: ${what}\n`);
  process.stdout.write(`\n${unit.passed + journeys.passed} passed, ${failed.length} failed\n`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

await main().catch(fail);
