import { randomBytes } from 'node:crypto';
import { CIPHER_ALG, CIPHER_MAX_AGE_SECONDS } from '@maidan/contract/cipher.ts';
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import type { CipherKeys } from '#call/cipher.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { seal, unseal, type SealSecrets } from '#crypto/sealed-key.ts';
import {
  deleteKey,
  deleteKeysOlderThan,
  insertKey,
  lockRotation,
  pruneMessageIds,
  selectAllKeys,
  selectKey,
  selectNewestKey,
  type CipherKeyRow,
} from '#http/sealing/cipher-key.store.ts';

/** A page that stays open keeps its key at most this long after a rotation. */
const GRACE_SECONDS = 24 * 3600;
/** How long a node may hand out a key that another node has already replaced; far below the grace period. */
const REMEMBER_MS = 30_000;
const KID = /^[A-Za-z0-9_-]{1,32}$/;

export function createCipherKeys({ db, config }: { db: Database; config: Config }): CipherKeys {
  const { merchant, secret, cipherKeySeconds } = config;
  const opened = new Map<string, Promise<CryptoKey>>();
  let newest: { row: CipherKeyRow; readAt: number } | null = null;

  const readNewest = async () => {
    if (newest !== null && performance.now() - newest.readAt < REMEMBER_MS) return newest.row;
    const row = await selectNewestKey(db, merchant);
    if (row === null) throw new Error('there is no cipher key: rotate() runs at start');
    newest = { row, readAt: performance.now() };
    return row;
  };
  const openKey = async (kid: string) => {
    const row = await selectKey(db, merchant, kid);
    if (row === null) throw new Error('unknown key');
    const jwk: JWK = JSON.parse(unseal(config, kid, row.sealedPrivate));
    const key = await importJWK(jwk, CIPHER_ALG);
    if (key instanceof Uint8Array) throw new Error('not a private key');
    return key;
  };

  return {
    current: async () => {
      const row = await readNewest();
      const left = Math.max(60, Math.floor(cipherKeySeconds - row.ageSeconds));
      return {
        kid: row.kid,
        jwk: row.publicJwk,
        refreshAfterSeconds: Math.min(left, 3600),
        serverTime: new Date().toISOString(),
      };
    },
    privateKey: (kid) => {
      if (typeof kid !== 'string' || !KID.test(kid)) return Promise.reject(new Error('no key id'));
      const known = opened.get(kid) ?? openKey(kid);
      opened.set(kid, known);
      known.catch(() => opened.delete(kid));
      return known;
    },
    rotate: async ({ force } = { force: false }) => {
      await db.transaction(async (tx) => {
        await lockRotation(tx, merchant);
        const row = await selectNewestKey(tx, merchant);
        if (row !== null && !force && row.ageSeconds < cipherKeySeconds) return;
        await insertKey(tx, merchant, await makeKey(secret));
      });
      newest = null;
    },
    replaceClosed: async () => {
      const replaced = await db.transaction(async (tx) => {
        await lockRotation(tx, merchant);
        const closed = (await selectAllKeys(tx, merchant)).filter((row) => !opens(config, row));
        for (const { kid } of closed) await deleteKey(tx, merchant, kid);
        if (closed.length > 0) await insertKey(tx, merchant, await makeKey(secret));
        return closed.length;
      });
      newest = null;
      return replaced;
    },
    prune: async () => {
      await deleteKeysOlderThan(db, merchant, cipherKeySeconds + GRACE_SECONDS);
      await pruneMessageIds(db, merchant, 2 * CIPHER_MAX_AGE_SECONDS);
      opened.clear();
    },
  };
}

function opens(secrets: SealSecrets, { kid, sealedPrivate: sealed }: CipherKeyRow): boolean {
  try {
    unseal(secrets, kid, sealed);
    return true;
  } catch {
    return false;
  }
}

async function makeKey(secret: Uint8Array): Promise<Omit<CipherKeyRow, 'ageSeconds'>> {
  const { publicKey, privateKey } = await generateKeyPair(CIPHER_ALG, { crv: 'P-256', extractable: true });
  const { x = '', y = '' } = await exportJWK(publicKey);
  const kid = randomBytes(12).toString('base64url');
  const sealed = seal(secret, kid, JSON.stringify(await exportJWK(privateKey)));
  return { kid, publicJwk: { kty: 'EC', crv: 'P-256', x, y }, sealedPrivate: sealed };
}
