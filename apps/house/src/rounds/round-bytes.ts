import { createHmac } from 'node:crypto';
import type { RoundSeeds } from '@maidan/games/random.ts';

/** The bytes of `roundBytes`, made here and now: the browser's way hands each block to another thread, which costs more than it. */
export function roundBytesAtOnce({ serverSeed, clientSeed, nonce }: RoundSeeds, blocks: number): Uint8Array {
  return Buffer.concat(
    Array.from({ length: blocks }, (_, counter) =>
      createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${counter}`).digest(),
    ),
  );
}
