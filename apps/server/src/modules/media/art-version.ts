import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Pictures are kept for ever, by browsers and on disk, so their address and key change with the hand that draws them:
 * this is a hash of the drawing code itself, and nobody has to remember to raise a number.
 */
export const ART_VERSION = hashSources(
  dirname(createRequire(import.meta.url).resolve('@maidan/posters/poster.ts')),
);

function hashSources(folder: string): string {
  const hash = createHash('sha256');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .toSorted();
  for (const name of names)
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 8);
}
