import {
  CIPHER_ALG,
  CIPHER_ENC,
  CIPHER_MAX_AGE_SECONDS,
  cipherClaims,
  encryptedBody,
  SEALED_HEADER,
  sealedText,
} from '@maidan/contract/cipher.ts';
import type { Operation } from '@maidan/contract/operation.ts';
import type { FastifyRequest } from 'fastify';
import { compactDecrypt } from 'jose';
import type { Cipher, CipherKeys } from '#call/cipher.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { DatabaseUnavailable } from '#db/database-errors.ts';
import { createCipherKeys } from '#http/sealing/cipher-keys.ts';
import { takeMessageId } from '#http/sealing/cipher-key.store.ts';
import { readJson } from '#http/request/read-json.ts';
import { Refusal } from '#refusals/refusal.ts';
import { recordSecurityEvent } from '#modules/security-events/security-event.ts';

export function createCipher(platform: { db: Database; config: Config }): Cipher {
  const keys = createCipherKeys(platform);
  const open: Cipher['open'] = async (sent, operation, request) => {
    try {
      return await openSealed(platform, keys, sent, operation, request);
    } catch (cause) {
      if (cause instanceof DatabaseUnavailable) throw cause;
      throw await refused(platform, operation, request, cause);
    }
  };
  return {
    keys,
    currentKey: () => keys.current(),
    open,
    openHeader: async (operation, request) => {
      const text = await open({ payload: request.headers[SEALED_HEADER] }, operation, request);
      if (!sealedText.safeParse(text).success)
        throw await refused(platform, operation, request, new Error('not a random text'));
    },
  };
}

async function refused(
  platform: { db: Database; config: Config },
  operation: Operation,
  { ip, id: requestId }: FastifyRequest,
  cause: unknown,
): Promise<Refusal> {
  const detail = { operation: operation.name, why: cause instanceof Error ? cause.name : 'unknown' };
  await recordSecurityEvent(platform, { kind: 'payload-refused', ip, requestId, detail });
  return new Refusal('PAYLOAD_REFUSED', { cause });
}

async function openSealed(
  { db, config }: { db: Database; config: Config },
  keys: CipherKeys,
  sent: unknown,
  operation: Operation,
  request: FastifyRequest,
): Promise<unknown> {
  const { payload } = encryptedBody.parse(sent);
  const opened = await compactDecrypt(payload, (header) => keys.privateKey(header.kid), {
    // T5: nothing is unpacked (`zip`): a few bytes could become very many.
    maxDecompressedLength: 0,
    keyManagementAlgorithms: [CIPHER_ALG],
    contentEncryptionAlgorithms: [CIPHER_ENC],
  });
  const claims = cipherClaims.parse(opened.protectedHeader);
  if (claims.htm !== request.method || claims.htu !== operation.path)
    throw new Error('sealed for another route');
  const fresh = { jti: claims.jti, iat: claims.iat, maxAgeSeconds: CIPHER_MAX_AGE_SECONDS };
  if (!(await takeMessageId(db, config.merchant, fresh))) throw new Error('stale or seen before');
  return readJson(opened.plaintext);
}
