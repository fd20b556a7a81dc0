/**
 * `npm run trace`: which tests prove which requirement. Fails when a test names a row that does not exist, so that a
 * mistyped id cannot look like a proof. `--missing` lists only the rows that no test names yet.
 */
import { readFileSync } from 'node:fs';
import { globSync } from './lib/files.ts';

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
  if (!process.argv.includes('--quiet')) print(rows, proofs);
  for (const [id, found] of unknown) {
    process.stderr.write(
      `${id} is no row of docs/requirements.md, but ${found[0]?.file} names it: "${found[0]?.title}"\n`,
    );
  }
  if (unknown.length > 0) process.exitCode = 1;
}

function print(rows: Map<string, string>, proofs: Map<string, Proof[]>): void {
  const onlyMissing = process.argv.includes('--missing');
  for (const [id, text] of rows) {
    const found = proofs.get(id) ?? [];
    if (onlyMissing && found.length > 0) continue;
    process.stdout.write(`${found.length > 0 ? '✓' : ' '} ${id}  ${text.slice(0, 100)}\n`);
    for (const { file, title } of onlyMissing ? [] : found) process.stdout.write(`      ${file}: ${title}\n`);
  }
  const proved = [...rows.keys()].filter((id) => proofs.has(id)).length;
  process.stdout.write(`\n${proved} of ${rows.size} rows are named by a test.\n`);
}

if (process.argv[1]?.endsWith('trace.ts') === true) main();
