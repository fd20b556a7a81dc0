/**
 * `npm test`: the whole proof, as the very first command in a fresh clone: checks, unit and integration tests on a real
 * PostgreSQL, journeys in Chromium. Ends with the plain line `N passed, N failed`.
 *
 * `npm test -- --changed` runs what the changes since `main` touch, `--since REF` those since another commit.
 */
import './lib/end-with-npm.mjs';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { changedSince, testsFor } from './lib/changed-tests.mjs';
import { ensureInstalled } from './lib/dependencies/install.mjs';
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

const NOTHING_RAN = { passed: 0, failed: [] };

async function runUnitTests(files) {
  if (files?.length === 0) return NOTHING_RAN;
  process.stdout.write('\nUnit and integration tests\n');
  await run('node_modules/.bin/vitest', [
    ...(files === null ? ['run'] : ['related', '--run', '--passWithNoTests', ...files]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${UNIT_RESULT}`,
  ]);
  return readUnitTests();
}

async function runJourneys(files) {
  if (files?.length === 0) return NOTHING_RAN;
  process.stdout.write('\nJourneys in Chromium\n');
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...(files ?? [])];
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: JOURNEY_RESULT };
  return readJourneys(await run('node_modules/.bin/playwright', args, { env }));
}

async function main() {
  const { values } = parseArgs({ options: { changed: { type: 'boolean' }, since: { type: 'string' } } });
  const some = values.changed === true || values.since !== undefined;
  const { units, journeys } = some
    ? testsFor(changedSince(values.since ?? 'main'))
    : { units: null, journeys: null };
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
  const { audit } = await import('./lib/dependencies/registry.mjs');
  const weaknesses = await audit();
  process.stdout.write(`  Known weaknesses: ${weaknesses.text}\n`);
  if (weaknesses.serious) findings.push(`known weaknesses: ${weaknesses.text}`);

  const unit = await runUnitTests(units);
  const journey = await runJourneys(journeys);
  const failed = [...findings, ...unit.failed, ...journey.failed];
  for (const what of failed) process.stdout.write(`\nFailed: ${what}\n`);
  process.stdout.write(`\n${unit.passed + journey.passed} passed, ${failed.length} failed\n`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

await main().catch(fail);
