import { readFileSync } from 'node:fs';
import { globSync } from './lib/files.ts';
import { findNameOffences } from './lib/operation-names.ts';

const sources = globSync('.ts').map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const problems = findNameOffences(sources);

if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
