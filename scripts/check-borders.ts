import { readFileSync } from 'node:fs';
import { findOffences, readSource } from './lib/borders.ts';
import { globSync } from './lib/files.ts';

const offences = globSync('.ts', '.tsx', '.sql')
  .filter((path) => !path.endsWith('.gen.ts'))
  .flatMap((path) => findOffences(readSource(path, readFileSync(path, 'utf8'))));

if (offences.length > 0) {
  process.stderr.write(`${offences.join('\n')}\n`);
  process.exitCode = 1;
}
