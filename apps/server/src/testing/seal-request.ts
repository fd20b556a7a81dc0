import { randomUUID } from 'node:crypto';
import { CIPHER_ALG, CIPHER_ENC } from '@maidan/contract/cipher.ts';
import type { Operation } from '@maidan/contract/operation.ts';
import { CompactEncrypt, importJWK, type JWK } from 'jose';

export type SealOptions = {
  kid?: string;
  iat?: number;
  jti?: string;
  htm?: string;
  htu?: string;
  zip?: 'DEF';
};

/** The compact JWE a page would send for this call; claims can be bent. */
export async function sealRequest(
  key: { kid: string; jwk: JWK },
  operation: Operation,
  data: unknown,
  bent: SealOptions = {},
): Promise<string> {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({
      alg: CIPHER_ALG,
      enc: CIPHER_ENC,
      kid: bent.kid ?? key.kid,
      htm: bent.htm ?? operation.method,
      htu: bent.htu ?? operation.path,
      iat: bent.iat ?? Math.floor(Date.now() / 1000),
      jti: bent.jti ?? randomUUID(),
      ...(bent.zip === undefined ? {} : { zip: bent.zip }),
    })
    .encrypt(await importJWK(key.jwk, CIPHER_ALG));
}
