import { CIPHER_ALG, CIPHER_ENC } from '@maidan/contract/cipher.ts';
import type { Operation, ResponseOf } from '@maidan/contract/operation.ts';
import { getCipherKey } from '@maidan/contract/system/get-cipher-key.ts';
import { newId } from '#lib/call/new-id.ts';

type PublishedKey = ResponseOf<typeof getCipherKey>;
type HeldKey = { published: PublishedKey; takenAtMs: number; clockOffsetMs: number };

/** `call()`, which calls this file: handed in, so that neither needs the other to be read. */
type Ask = (operation: typeof getCipherKey, input: Record<string, never>) => Promise<PublishedKey>;

let held: HeldKey | undefined;

/** T5: the request sealed for this method and path alone, dated by the server's clock, with an id used once. */
export async function seal(
  ask: Ask,
  operation: Operation,
  input: unknown,
  freshKey: boolean,
): Promise<string> {
  const [{ CompactEncrypt }, { importJWK }, key] = await Promise.all([
    import('jose/jwe/compact/encrypt'),
    import('jose/key/import'),
    currentKey(ask, freshKey),
  ]);
  const publicKey = await importJWK(key.published.jwk, CIPHER_ALG);
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(input)))
    .setProtectedHeader({
      alg: CIPHER_ALG,
      enc: CIPHER_ENC,
      kid: key.published.kid,
      htm: operation.method,
      htu: operation.path,
      iat: Math.floor((Date.now() + key.clockOffsetMs) / 1000),
      jti: newId(),
    })
    .encrypt(publicKey);
}

/** LOG-08: what the sealed header of a call without a sealed body carries; it is worth nothing a second time. */
export function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes));
}

async function currentKey(ask: Ask, fresh: boolean): Promise<HeldKey> {
  const age = held === undefined ? Infinity : (Date.now() - held.takenAtMs) / 1000;
  if (!fresh && held !== undefined && age < held.published.refreshAfterSeconds) return held;
  const published = await ask(getCipherKey, {});
  const takenAtMs = Date.now();
  // A wrong clock on the person's machine must not lock them out.
  held = { published, takenAtMs, clockOffsetMs: Date.parse(published.serverTime) - takenAtMs };
  return held;
}
