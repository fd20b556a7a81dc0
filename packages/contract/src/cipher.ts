import * as z from 'zod/mini';

/** T5: header names bound into the JWE, so that a body cannot be moved, replayed or kept for later. */
export const CIPHER_ALG = 'ECDH-ES';
export const CIPHER_ENC = 'A256GCM';
export const CIPHER_MAX_AGE_SECONDS = 300;
export const CIPHER_MAX_BYTES = 16 * 1024;

/** Protected header claims beside `alg`, `enc`, `epk` and `kid`. */
export const cipherClaims = z.object({
  htm: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
  htu: z.string().check(z.maxLength(200)),
  iat: z.number(),
  jti: z.uuid(),
});

/** The whole body of an encrypted call. */
export const encryptedBody = z.strictObject({
  payload: z.string().check(z.minLength(1), z.maxLength(CIPHER_MAX_BYTES)),
});

/** LOG-08: some calls bring this header instead: a compact JWE as above whose content is a random text, in JSON. */
export const SEALED_HEADER = 'x-random';
export const sealedText = z.string().check(z.minLength(16), z.maxLength(128));
