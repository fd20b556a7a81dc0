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

export function unseal(secret: Uint8Array, kid: string, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret), sealed.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(kid));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  return (
    decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  );
}
