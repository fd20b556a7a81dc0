import type { Draw } from '@maidan/games/game.ts';
import type { RoundSeeds } from '@maidan/games/random.ts';
import { hmacSha256 } from './sha256.ts';

const utf8 = new TextEncoder();
/** No round may use more; a seed that never gives an allowed value must end, not hang. */
const MOST_BLOCKS = 1024;

/** Most rounds of a file are of one secret: its key is begun once for all that follow each other. */
let begun = { serverSeed: '', hmac: hmacSha256(new Uint8Array()) };
function keyedBy(serverSeed: string): (message: Uint8Array) => Uint8Array {
  if (begun.serverSeed !== serverSeed) begun = { serverSeed, hmac: hmacSha256(utf8.encode(serverSeed)) };
  return begun.hmac;
}

function* wordsOf(serverSeed: string, clientSeed: string, nonce: number): Generator<number> {
  const hmac = keyedBy(serverSeed);
  for (let block = 0; block < MOST_BLOCKS; block += 1) {
    const { buffer } = hmac(utf8.encode(`${clientSeed}:${nonce}:${block}`));
    const bytes = new DataView(buffer);
    for (let at = 0; at < bytes.byteLength; at += 4) yield bytes.getUint32(at);
  }
}

/** The first block of that chance: as many bytes as a seed has. */
export const bytesOf = ({ serverSeed, clientSeed, nonce }: RoundSeeds): Uint8Array =>
  keyedBy(serverSeed)(utf8.encode(`${clientSeed}:${nonce}:0`));

/**
 * The chance of a round as its rules say it is made: words of 32 bits, most significant byte first, of
 * HMAC-SHA256(serverSeed, "clientSeed:nonce:block"). A word above the last whole multiple of the bound is passed over.
 */
export function drawsOf(serverSeed: string, clientSeed: string, nonce: number): Draw {
  const words = wordsOf(serverSeed, clientSeed, nonce);
  return {
    below(bound) {
      const fair = Math.floor(2 ** 32 / bound) * bound;
      for (let word = words.next(); word.done !== true; word = words.next())
        if (word.value < fair) return word.value % bound;
      throw new RangeError('a round may not use this much chance');
    },
  };
}
