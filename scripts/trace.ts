/**
 * `npm run trace`: which tests prove which requirement, and which name which threat, wallet rule or invariant. Fails when
 * a test names a row that does not exist, or anything a code that is not defined, so that a mistyped one cannot look like
 * a proof; and when a document names a file or a folder that is not there. `--missing` lists only what no test names yet.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CODES_IN, isThere, readCodes, readNamings } from './lib/checks/codes.ts';
import { pathFinder, readPaths } from './lib/checks/document-paths.ts';
import { globSync } from './lib/checks/files.ts';

/** Otherwise a test reads this file, with words of its own behind its name. */
const isCommand = process.argv[1]?.endsWith('trace.ts') === true;
const { quiet, missing: onlyMissing } = parseArgs({
  args: isCommand ? process.argv.slice(2) : [],
  options: { quiet: { type: 'boolean', default: false }, missing: { type: 'boolean', default: false } },
}).values;

type Proof = { file: string; title: string };

const ROW = /^\| ([A-Z0-9]{3}-\d{2}) \| (.*?) \|$/gm;
const TITLE = /\b(?:test|it|describe)(?:\.each\([^)]*\)|\.for\([^)]*\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs;
const ID = /\[([A-Z0-9]{3}-\d{2}(?:, ?[A-Z0-9]{3}-\d{2})*)\]/g;

export function readRows(markdown: string): Map<string, string> {
  return new Map([...markdown.matchAll(ROW)].map(([, id = '', text = '']) => [id, text]));
}

/** Ids stand in brackets in a title: `[LOG-05] …` or `[LOG-05, LOG-06] …`. */
export function readProofs(file: string, source: string): Map<string, Proof[]> {
  const proofs = new Map<string, Proof[]>();
  for (const [, , title = ''] of source.matchAll(TITLE)) {
    for (const [, list = ''] of title.matchAll(ID)) {
      for (const id of list.split(/, ?/)) proofs.set(id, [...(proofs.get(id) ?? []), { file, title }]);
    }
  }
  return proofs;
}

function main(): void {
  const rows = readRows(readFileSync('docs/requirements.md', 'utf8'));
  const proofs = new Map<string, Proof[]>();
  for (const file of globSync('.test.ts', '.test.tsx', '.spec.ts')) {
    if (file === 'scripts/trace.test.ts') continue;
    for (const [id, found] of readProofs(file, readFileSync(file, 'utf8'))) {
      proofs.set(id, [...(proofs.get(id) ?? []), ...found]);
    }
  }
  const unknown = [...proofs].filter(([id]) => !rows.has(id));
  if (!quiet) print(rows, proofs);
  for (const [id, found] of unknown) {
    process.stderr.write(
      `${id} is no row of docs/requirements.md, but ${found[0]?.file} names it: "${found[0]?.title}"\n`,
    );
  }
  if (unknown.length > 0) process.exitCode = 1;
  traceCodes();
  tracePaths();
}

function tracePaths(): void {
  const exists = pathFinder(globSync(''));
  for (const document of globSync('.md'))
    for (const path of readPaths(readFileSync(document, 'utf8')).filter((one) => !exists(one))) {
      process.stderr.write(
        `${document} names ${path}, which is not there: say where it is now, or write (gone) behind it\n`,
      );
      process.exitCode = 1;
    }
}

const NOT_NAMING = new Set([
  'docs/requirements.md',
  'scripts/trace.test.ts',
  'scripts/lib/checks/codes.test.ts',
  ...CODES_IN,
]);

function traceCodes(): void {
  const files = globSync('.ts', '.tsx', '.mjs', '.sql', '.md', '.css');
  const namings = files
    .filter((file) => !NOT_NAMING.has(file))
    .flatMap((file) => readNamings(file, readFileSync(file, 'utf8')));
  const sql = files
    .filter((file) => file.endsWith('.sql'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const problems: string[] = [];
  const defined = new Set<string>();
  for (const document of CODES_IN) {
    const codes = readCodes(readFileSync(document, 'utf8'));
    for (const [code, { places }] of codes) {
      if (defined.has(code))
        problems.push(`${code} is defined twice: give the one in ${document} a code of its own`);
      defined.add(code);
      for (const place of places.filter((one) => !isThere(one, files, sql)))
        problems.push(
          `${document} says that ${code} is kept in ${place}, which is not there: say where it is now`,
        );
    }
    const inTests = namings.filter(({ code, inTest }) => inTest && codes.has(code));
    const proofs = new Map(
      Array.from(codes.keys(), (code) => [code, inTests.filter((naming) => naming.code === code)]),
    );
    if (!quiet) printCodes(document, codes, proofs);
  }
  for (const { code, file } of namings.filter((naming) => !defined.has(naming.code)))
    problems.push(`${file} names ${code}, which is defined in none of ${CODES_IN.join(', ')}`);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
}

function printCodes(
  document: string,
  codes: ReturnType<typeof readCodes>,
  proofs: Map<string, { file: string }[]>,
): void {
  process.stdout.write('\n');
  for (const [code, { text }] of codes) {
    const found = proofs.get(code) ?? [];
    if (onlyMissing && found.length > 0) continue;
    process.stdout.write(`${found.length > 0 ? '✓' : ' '} ${code.padEnd(3)}  ${text.slice(0, 100)}\n`);
    for (const { file } of onlyMissing ? [] : found) process.stdout.write(`      ${file}\n`);
  }
  const proved = [...proofs.values()].filter((found) => found.length > 0).length;
  process.stdout.write(`\n${proved} of ${codes.size} codes of ${document} are named by a test.\n`);
}

function print(rows: Map<string, string>, proofs: Map<string, Proof[]>): void {
  for (const [id, text] of rows) {
    const found = proofs.get(id) ?? [];
    if (onlyMissing && found.length > 0) continue;
    process.stdout.write(`${found.length > 0 ? '✓' : ' '} ${id}  ${text.slice(0, 100)}\n`);
    for (const { file, title } of onlyMissing ? [] : found) process.stdout.write(`      ${file}: ${title}\n`);
  }
  const proved = [...rows.keys()].filter((id) => proofs.has(id)).length;
  process.stdout.write(`\n${proved} of ${rows.size} rows are named by a test.\n`);
}

if (isCommand) main();
