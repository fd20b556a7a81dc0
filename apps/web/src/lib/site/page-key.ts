import { CIPHER_ALG, CIPHER_ENC } from '@maidan/contract/cipher.ts';

type PageKey = { x: string; y: string; secret: CryptoKey };

let held: Promise<PageKey> | undefined;

/** SET-02: made by this page for itself; the secret half cannot leave the browser and dies with the page. */
export function pageKey(): Promise<PageKey> {
  held ??= makeKey();
  // A page that could not make one may try again.
  held.catch(() => {
    held = undefined;
  });
  return held;
}

/** What the platform sealed for this page alone. */
export async function openSealed(sealed: string): Promise<string> {
  const [{ compactDecrypt }, { secret }] = await Promise.all([import('jose/jwe/compact/decrypt'), pageKey()]);
  const { plaintext } = await compactDecrypt(sealed, secret, {
    keyManagementAlgorithms: [CIPHER_ALG],
    contentEncryptionAlgorithms: [CIPHER_ENC],
  });
  return new TextDecoder('utf-8', { fatal: true }).decode(plaintext);
}

async function makeKey(): Promise<PageKey> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, false, ['deriveBits']);
  const { x, y } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  if (x === undefined || y === undefined) throw new Error('this browser made a key without coordinates');
  return { x, y, secret: pair.privateKey };
}
