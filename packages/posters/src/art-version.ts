import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Pictures are kept for ever, by browsers and on disk, so their address and key change with the hand that draws them:
 * this is a hash of the drawing code itself and its words, and nobody has to remember to raise a number.
 */
export const ART_VERSION = hashSources(dirname(fileURLToPath(import.meta.url)));

function hashSources(folder: string): string {
  const hash = createHash('sha256');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|json)$/.test(name) && !name.endsWith('.test.ts'))
    .toSorted();
  for (const name of names)
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 8);
}
