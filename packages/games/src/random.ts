import type { Draw } from '#game.ts';

/**
 * Committed randomness. Before the bet the house shows sha256(serverSeed); the player may choose the client seed.
 * Round `nonce` reads the bytes HMAC-SHA256(serverSeed, "clientSeed:nonce:0"), "…:1", and so on. Once the server seed
 * is revealed anybody can check both. The same code runs in Node and in the browser.
 */
export type RoundSeeds = { readonly serverSeed: string; readonly clientSeed: string; readonly nonce: number };

const BLOCK_BYTES = 32;
const FIRST_BLOCKS = 1;
const MOST_BLOCKS = 1024;
const DRAW_BYTES = 4;
const DRAW_RANGE = 2 ** (8 * DRAW_BYTES);

const utf8 = new TextEncoder();

class OutOfBytes extends Error {}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A new server seed: 256 bits from the operating system. */
export function makeServerSeed(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(BLOCK_BYTES)));
}

/** A client seed for players who have not chosen their own: 64 bits. */
export function makeClientSeed(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(8)));
}

export async function commitmentOf(serverSeed: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8.encode(serverSeed))));
}

export async function roundBytes(seeds: RoundSeeds, blocks: number): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', utf8.encode(seeds.serverSeed), algorithm, false, ['sign']);
  const bytes = new Uint8Array(blocks * BLOCK_BYTES);
  for (let counter = 0; counter < blocks; counter += 1) {
    const text = utf8.encode(`${seeds.clientSeed}:${seeds.nonce}:${counter}`);
    bytes.set(new Uint8Array(await crypto.subtle.sign('HMAC', key, text)), counter * BLOCK_BYTES);
  }
  return bytes;
}

/**
 * Whole numbers from bytes without bias: four bytes, most significant first; a value in the uneven rest at the top
 * of the range is thrown away and the next four bytes are read. Who can give a longer piece of the same stream is asked for it.
 */
export function drawFrom(bytes: Uint8Array, longer?: () => Uint8Array): Draw {
  let view = viewOf(bytes);
  let offset = 0;
  return {
    below(bound) {
      const evenEnd = DRAW_RANGE - (DRAW_RANGE % bound);
      for (;;) {
        if (offset + DRAW_BYTES > view.byteLength) {
          if (!longer) throw new OutOfBytes();
          view = viewOf(longer());
        }
        const value = view.getUint32(offset);
        offset += DRAW_BYTES;
        if (value < evenEnd) return value % bound;
      }
    },
  };
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

const tooGreedy = (): Error => new Error('the rules asked for more randomness than a round may use');

/**
 * Runs pure rules on a round's byte stream. Should they need more bytes than were prepared, and those come later, they simply run again
 * on a longer piece of the same stream: its beginning is the same, so the decision is too. Who has a quicker way to the same
 * bytes brings it along; where it gives them at once, the rules go on.
 */
export async function decideWith<Result>(
  seeds: RoundSeeds,
  decide: (draw: Draw) => Result,
  bytesOf: (seeds: RoundSeeds, blocks: number) => Uint8Array | Promise<Uint8Array> = roundBytes,
): Promise<Result> {
  for (let blocks = FIRST_BLOCKS; blocks <= MOST_BLOCKS; blocks *= 2) {
    const bytes = bytesOf(seeds, blocks);
    try {
      if (bytes instanceof Uint8Array) return decide(drawFrom(bytes, longerAtOnce(seeds, blocks, bytesOf)));
      return decide(drawFrom(await bytes));
    } catch (error) {
      if (!(error instanceof OutOfBytes)) throw error;
    }
  }
  throw tooGreedy();
}

function longerAtOnce(
  seeds: RoundSeeds,
  first: number,
  bytesOf: (seeds: RoundSeeds, blocks: number) => Uint8Array | Promise<Uint8Array>,
): () => Uint8Array {
  let blocks = first;
  return () => {
    blocks *= 2;
    if (blocks > MOST_BLOCKS) throw tooGreedy();
    const bytes = bytesOf(seeds, blocks);
    if (bytes instanceof Uint8Array) return bytes;
    throw new OutOfBytes();
  };
}
