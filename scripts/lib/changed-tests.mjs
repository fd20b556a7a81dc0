import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { PlainError } from './steps.mjs';

/** What neither an import nor a name leads to: whoever changes these has to run all unit tests. */
const BEHIND_EVERY_TEST = [
  /\/db\/migrations\//,
  /\.(?:trigger|view)\.sql$/,
  /^package(-lock)?\.json$/,
  /^vitest\.config\.ts$/,
  /^scripts\/test-database/,
];
const IN_A_GRAPH = /\.(?:tsx?|mjs|json|css)$/;
const OF_THE_PRODUCT = /^(?:apps|packages)\/.*\.(?:tsx?|json|css|sql)$/;
const A_TEST = /\.test\.tsx?$/;
const A_JOURNEY = /^e2e\/.*\.spec\.ts$/;
/** The feature, module or game in which a file stands; journeys speak of it by that word. */
const A_ROOM =
  /^(?:apps\/web\/src\/features|apps\/server\/src\/modules|packages\/games\/src)\/([a-z-]{4,})\//;
const A_FUNCTION = /\/db\/functions\/.*\.sql$/;
/** As tests name what they prove. */
const A_ROW = /\[([A-Z][A-Z0-9]{2}-\d{2})\]/g;
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
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 26 });
  if (status !== 0) throw new PlainError(`git ${args.join(' ')} failed: ${stderr}`);
  return stdout.split('\n').filter((line) => line !== '');
}

/** `null` runs all of a kind, an empty list none. */
export function testsFor(files, tree = readTree()) {
  const all = files.some(
    (file) =>
      BEHIND_EVERY_TEST.some((pattern) => pattern.test(file)) ||
      // What only triggers, checks and defaults ask is asked by every test that writes a row.
      (A_FUNCTION.test(file) && callersOf([file], tree).length === 0),
  );
  const product = files.filter((file) => OF_THE_PRODUCT.test(file) && !A_TEST.test(file));
  const helpers = files.filter((file) => /^e2e\/[^/]+\.ts$/.test(file) && !A_JOURNEY.test(file));
  const callers = callersOf(
    files.filter((file) => A_FUNCTION.test(file)),
    tree,
  );
  const rows = rowsBeside([...product, ...callers], tree);
  const rooms = [...new Set([...product, ...callers].map((file) => A_ROOM.exec(file)?.[1]))]
    .filter((room) => room !== undefined)
    .map((room) => new RegExp(`\\b${room}\\b`));
  const touched = tree.filter(
    ({ file, text }) =>
      A_JOURNEY.test(file) &&
      (files.includes(file) ||
        helpers.some((helper) => text.includes(`/${basename(helper)}'`)) ||
        (product.length > 0 && FIRST_TO_BREAK.has(basename(file, '.spec.ts'))) ||
        rowsIn(text).some((row) => rows.has(row)) ||
        rooms.some((room) => room.test(text))),
  );
  const imported = files.filter((file) => IN_A_GRAPH.test(file) && !file.startsWith('e2e/'));
  return {
    units: all ? null : [...new Set([...imported, ...callers])],
    journeys: touched.map(({ file }) => file),
  };
}

const rowsIn = (text) => Array.from(text.matchAll(A_ROW), ([, row]) => row);

/** The requirements that are proved in the folders of these files: a journey that names one of them shows them to people. */
function rowsBeside(files, tree) {
  const folders = new Set(files.map((file) => dirname(file)));
  return new Set(
    tree
      .filter(({ file }) => A_TEST.test(file) && folders.has(dirname(file)))
      .flatMap(({ text }) => rowsIn(text)),
  );
}

/** The files that ask these functions of the database by name, straight or by way of other functions. */
function callersOf(functions, tree) {
  const names = new Set(functions.map((file) => basename(file, '.sql')));
  const sql = tree.filter(({ file }) => A_FUNCTION.test(file));
  for (const name of names) {
    const asks = new RegExp(`\\b${name}\\b`);
    for (const { file, text } of sql) if (asks.test(text)) names.add(basename(file, '.sql'));
  }
  if (names.size === 0) return [];
  const asksOne = new RegExp(`\\b(?:${[...names].join('|')})\\b`);
  return tree
    .filter(({ file, text }) => /^apps\/.*\.ts$/.test(file) && asksOne.test(text))
    .map(({ file }) => file);
}

function readTree() {
  return namedByGit('ls-files', 'apps', 'packages', 'e2e')
    .filter((file) => /\.(?:tsx?|sql)$/.test(file) && existsSync(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}
