import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { PlainError } from './steps.mjs';

/** What no import leads to: whoever changes these has to run all unit tests. */
const BEHIND_EVERY_TEST = [
  /\.sql$/,
  /^package(-lock)?\.json$/,
  /^vitest\.config\.ts$/,
  /^scripts\/test-database/,
];
const IN_A_GRAPH = /\.(?:tsx?|mjs|json|css)$/;
const OF_THE_PRODUCT = /^(?:apps|packages)\/.*\.(?:tsx?|json|css|sql)$/;
const A_TEST = /\.test\.tsx?$/;
const A_JOURNEY = /^e2e\/.*\.spec\.ts$/;
/** A visitor, a session, a round and a deposit: what a change anywhere in the product could break first. */
const FIRST_TO_BREAK = new Set(['visitor-browses', 'session', 'member-plays', 'member-deposits']);

/** What differs from there, committed or not. */
export function changedSince(ref) {
  const files = [
    ...namedByGit('diff', '--name-only', '--merge-base', ref),
    ...namedByGit('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(files)].filter((file) => existsSync(file));
}

function namedByGit(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) throw new PlainError(`git ${args.join(' ')} failed: ${stderr}`);
  return stdout.split('\n').filter((line) => line !== '');
}

/** `null` runs all of a kind, an empty list none. */
export function testsFor(files, journeys = readJourneys()) {
  const all = files.some((file) => BEHIND_EVERY_TEST.some((pattern) => pattern.test(file)));
  const product = files.some((file) => OF_THE_PRODUCT.test(file) && !A_TEST.test(file));
  const helpers = files.filter((file) => /^e2e\/[^/]+\.ts$/.test(file) && !A_JOURNEY.test(file));
  const touched = journeys.filter(
    ({ file, text }) =>
      files.includes(file) ||
      helpers.some((helper) => text.includes(`/${basename(helper)}'`)) ||
      (product && FIRST_TO_BREAK.has(basename(file, '.spec.ts'))),
  );
  return {
    units: all ? null : files.filter((file) => IN_A_GRAPH.test(file) && !file.startsWith('e2e/')),
    journeys: touched.map(({ file }) => file),
  };
}

function readJourneys() {
  return ['e2e', 'e2e/alone']
    .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
    .filter((file) => A_JOURNEY.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}
