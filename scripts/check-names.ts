import { readFileSync } from 'node:fs';
import { globSync } from './lib/files.ts';
import { NOT_YET_RENAMED } from './lib/not-yet-renamed.ts';
import { findNameOffences, judgeNames } from './lib/operation-names.ts';

const sources = globSync('.ts').map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const problems = judgeNames(findNameOffences(sources), NOT_YET_RENAMED);

if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
