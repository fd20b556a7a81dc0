import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

/** T30: by provider and subject, never by e-mail. */
export async function selectOwner(
  db: Database,
  merchant: string,
  { provider, subject }: { provider: string; subject: string },
): Promise<string | null> {
  const [row] = await db.query<{ memberId: bigint }>(sql`
    select member_id from identity_link
    where merchant = ${merchant} and provider = ${provider} and subject = ${subject}`);
  return row?.memberId.toString() ?? null;
}

/** Instead of an earlier one of the same provider. False when the identity is somebody else's. */
export async function replaceIdentity(
  tx: Database,
  merchant: string,
  link: { provider: string; subject: string; name: string; memberId: string },
): Promise<boolean> {
  await deleteIdentity(tx, merchant, link);
  const rows = await tx.query(sql`
    insert into identity_link (merchant, provider, subject, member_id, name)
    values (${merchant}, ${link.provider}, ${link.subject}, ${link.memberId}::bigint, ${link.name})
    on conflict (merchant, provider, subject) do nothing
    returning subject`);
  return rows.length > 0;
}

export async function deleteIdentity(
  tx: Database,
  merchant: string,
  { provider, memberId }: { provider: string; memberId: string },
): Promise<boolean> {
  const rows = await tx.query(sql`
    delete from identity_link
    where merchant = ${merchant} and provider = ${provider} and member_id = ${memberId}::bigint
    returning subject`);
  return rows.length > 0;
}
