import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type PasskeyRow = {
  credentialId: string;
  memberId: bigint;
  publicKey: Buffer;
  counter: bigint;
  transports: string[];
};

export async function selectPasskey(db: Database, merchant: string, id: string): Promise<PasskeyRow | null> {
  const [row] = await db.query<PasskeyRow>(sql`
    select credential_id, member_id, public_key, counter, transports from passkey
    where merchant = ${merchant} and credential_id = ${id}`);
  return row ?? null;
}

export function selectPasskeyIds(db: Database, merchant: string, memberId: string) {
  return db.query<Pick<PasskeyRow, 'credentialId' | 'transports'>>(sql`
    select credential_id, transports from passkey
    where merchant = ${merchant} and member_id = ${memberId}::bigint`);
}

type NewPasskey = {
  id: string;
  memberId: string;
  publicKey: Uint8Array;
  counter: number;
  transports: string[];
  name: string;
};

/** False when this credential is known already, whoever has it. */
export async function insertPasskey(db: Database, merchant: string, passkey: NewPasskey): Promise<boolean> {
  const rows = await db.query(sql`
    insert into passkey (merchant, credential_id, member_id, public_key, counter, transports, name)
    values (${merchant}, ${passkey.id}, ${passkey.memberId}::bigint, ${Buffer.from(passkey.publicKey)},
            ${passkey.counter}, ${passkey.transports}, ${passkey.name})
    on conflict (merchant, credential_id) do nothing
    returning credential_id`);
  return rows.length > 0;
}

/** False when the counter has not moved on: a copy of the key is in use. Many keys do not count and stay at 0. */
export async function usePasskey(
  db: Database,
  merchant: string,
  { id, counter }: { id: string; counter: number },
): Promise<boolean> {
  const rows = await db.query(sql`
    update passkey set counter = ${counter}, last_used_at = platform_now()
    where merchant = ${merchant} and credential_id = ${id}
      and (counter < ${counter} or (counter = 0 and ${counter} = 0))
    returning credential_id`);
  return rows.length > 0;
}

export async function deletePasskey(
  db: Database,
  merchant: string,
  { id, memberId }: { id: string; memberId: string },
): Promise<boolean> {
  const rows = await db.query(sql`
    delete from passkey
    where merchant = ${merchant} and credential_id = ${id} and member_id = ${memberId}::bigint
    returning credential_id`);
  return rows.length > 0;
}
