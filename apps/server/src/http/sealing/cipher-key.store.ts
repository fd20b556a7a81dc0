import type { Database } from '#db/database.ts';
import { prepared, sql } from '#db/sql.ts';

export type CipherKeyRow = {
  kid: string;
  publicJwk: { kty: 'EC'; crv: 'P-256'; x: string; y: string };
  sealedPrivate: Buffer;
  ageSeconds: number;
};

const AGE = sql`extract(epoch from platform_now() - created_at)::float8 as age_seconds`;

export async function selectNewestKey(db: Database, merchant: string): Promise<CipherKeyRow | null> {
  const [row] = await db.query<CipherKeyRow>(sql`
    select kid, public_jwk, sealed_private, ${AGE} from cipher_key
    where merchant = ${merchant} order by created_at desc limit 1`);
  return row ?? null;
}

export async function selectKey(db: Database, merchant: string, kid: string): Promise<CipherKeyRow | null> {
  const [row] = await db.query<CipherKeyRow>(sql`
    select kid, public_jwk, sealed_private, ${AGE} from cipher_key where merchant = ${merchant} and kid = ${kid}`);
  return row ?? null;
}

export function selectAllKeys(db: Database, merchant: string): Promise<CipherKeyRow[]> {
  return db.query<CipherKeyRow>(sql`
    select kid, public_jwk, sealed_private, ${AGE} from cipher_key where merchant = ${merchant}`);
}

export async function deleteKey(db: Database, merchant: string, kid: string): Promise<void> {
  await db.query(sql`delete from cipher_key where merchant = ${merchant} and kid = ${kid}`);
}

/** Nodes that start together make one key, not one each: the second waits and finds the first one's. */
export async function lockRotation(db: Database, merchant: string): Promise<void> {
  await db.query(sql`select pg_advisory_xact_lock(hashtextextended('cipher-key:' || ${merchant}, 0))`);
}

export async function insertKey(
  db: Database,
  merchant: string,
  key: Pick<CipherKeyRow, 'kid' | 'publicJwk' | 'sealedPrivate'>,
): Promise<void> {
  await db.query(sql`
    insert into cipher_key (merchant, kid, public_jwk, sealed_private)
    values (${merchant}, ${key.kid}, ${JSON.stringify(key.publicJwk)}::jsonb, ${key.sealedPrivate})`);
}

export async function deleteKeysOlderThan(db: Database, merchant: string, seconds: number): Promise<void> {
  await db.query(sql`
    delete from cipher_key
    where merchant = ${merchant} and created_at < platform_now() - make_interval(secs => ${seconds})`);
}

/** True for the first who brings this message id, on whichever node; and the message must be young by the database's clock. */
export async function takeMessageId(
  db: Database,
  merchant: string,
  message: { jti: string; iat: number; maxAgeSeconds: number },
): Promise<boolean> {
  const rows = await db.query(
    prepared(
      'take-message-id',
      sql`
      insert into cipher_nonce (merchant, jti)
      select ${merchant}, ${message.jti}::uuid
      where abs(extract(epoch from platform_now()) - ${message.iat}::float8) <= ${message.maxAgeSeconds}::float8
      on conflict do nothing returning jti`,
    ),
  );
  return rows.length > 0;
}

/** Twice the age limit is kept, so that a message dies of age before its id is forgotten. */
export async function pruneMessageIds(db: Database, merchant: string, seconds: number): Promise<void> {
  await db.query(sql`
    delete from cipher_nonce
    where merchant = ${merchant} and seen_at < platform_now() - make_interval(secs => ${seconds})`);
}
