import { readFileSync } from 'node:fs';
import { globSync } from './lib/checks/files.ts';
import { findNameOffences } from './lib/checks/operation-names.ts';

const sources = globSync('.ts').map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const problems = findNameOffences(sources);

if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
