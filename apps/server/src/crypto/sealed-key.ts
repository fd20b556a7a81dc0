import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyFrom = (secret: Uint8Array) =>
  new Uint8Array(hkdfSync('sha256', secret, '', 'maidan cipher key seal', 32));

/** A private key as it may lie in the database: AES-256-GCM under the platform's secret, bound to its key id. */
export function seal(secret: Uint8Array, kid: string, plain: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret), nonce);
  cipher.setAAD(Buffer.from(kid));
  return Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** What a node opens with: its secret, and while that is being changed the ones before it. Only the first seals. */
export type SealSecrets = { readonly secret: Uint8Array; readonly oldSecrets?: readonly Uint8Array[] };

export function unseal({ secret, oldSecrets = [] }: SealSecrets, kid: string, sealed: Buffer): string {
  for (const one of [secret, ...oldSecrets]) {
    const plain = openWith(one, kid, sealed);
    if (plain !== null) return plain;
  }
  throw new Error('unable to authenticate: it was sealed with another secret, or for another place');
}

/** What an older secret sealed; null when the present one did, `closed` when none that we know opens it. */
export function readOlder(
  { secret, oldSecrets = [] }: SealSecrets,
  kid: string,
  sealed: Buffer,
): { plain: string } | 'closed' | null {
  if (openWith(secret, kid, sealed) !== null) return null;
  const plain = oldSecrets.map((one) => openWith(one, kid, sealed)).find((text) => text !== null);
  return plain === undefined ? 'closed' : { plain };
}

/** Tells one secret from another, and nothing about either. */
export const printOf = (secret: Uint8Array): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'maidan secret print', 32));

function openWith(secret: Uint8Array, kid: string, sealed: Buffer): string | null {
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret), sealed.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(kid));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    const text = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8');
    return text + decipher.final('utf8');
  } catch {
    return null;
  }
}
