import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type Drawn = { width: number; height: number; picture: Uint8Array };
export type Quota = { waiting: number; aDay: number };
type Owned = { merchant: string; memberId: string };

/** One after the other for one member, so that many at once do not count past the quota. */
export async function lockUploadsOf(tx: Database, { merchant, memberId }: Owned): Promise<void> {
  await tx.query(sql`
    select pg_advisory_xact_lock(hashtextextended(${`upload:${merchant}:${memberId}`}, 0))`);
}

export async function hasRoom(db: Database, { merchant, memberId }: Owned, quota: Quota): Promise<boolean> {
  const [row] = await db.query<{ waiting: number; today: number }>(sql`
    select count(*) filter (where subject is null)::int as waiting, count(*)::int as today from upload
    where merchant = ${merchant} and member_id = ${memberId}::bigint
      and created_at > platform_now() - interval '1 day'`);
  return row === undefined || (row.waiting < quota.waiting && row.today < quota.aDay);
}

export async function insertUpload(db: Database, owned: Owned, drawn: Drawn): Promise<string> {
  const [row] = await db.query<{ id: string }>(sql`
    insert into upload (merchant, member_id, width, height, picture)
    values (${owned.merchant}, ${owned.memberId}::bigint, ${drawn.width}, ${drawn.height}, ${drawn.picture})
    returning id`);
  if (row === undefined) throw new Error('a picture was stored and has no id');
  return row.id;
}

/** With the owner as part of the question, somebody else's picture does not exist. */
export async function selectOwnPicture(
  db: Database,
  { merchant, memberId }: Owned,
  id: string,
): Promise<Buffer | null> {
  const [row] = await db.query<{ picture: Buffer }>(sql`
    select picture from upload
    where merchant = ${merchant} and id = ${id}::uuid and member_id = ${memberId}::bigint`);
  return row?.picture ?? null;
}

export async function selectPicture(db: Database, merchant: string, id: string): Promise<Buffer | null> {
  const [row] = await db.query<{ picture: Buffer }>(sql`
    select picture from upload where merchant = ${merchant} and id = ${id}::uuid`);
  return row?.picture ?? null;
}

/** How many of these were the member's own and waiting, and now prove the subject. */
export async function claim(
  tx: Database,
  { merchant, memberId }: Owned,
  ids: readonly string[],
  subject: string,
): Promise<number> {
  const rows = await tx.query(sql`
    update upload set subject = ${subject}
    where merchant = ${merchant} and id = any(${ids}::uuid[]) and member_id = ${memberId}::bigint
      and subject is null
    returning id`);
  return rows.length;
}

export async function selectIdsOf(db: Database, merchant: string, subject: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from upload where merchant = ${merchant} and subject = ${subject} order by created_at, id`);
  return rows.map(({ id }) => id);
}

/** Of a picture that became an avatar the square is kept, and the upload has done its work. */
export async function deleteWaiting(db: Database, merchant: string): Promise<number> {
  const rows = await db.query(sql`
    delete from upload where merchant = ${merchant} and id in (
      select id from upload
      where merchant = ${merchant} and (subject is null or subject like 'avatar:%')
        and created_at < platform_now() - interval '1 day'
      order by created_at limit 200 for update skip locked)
    returning id`);
  return rows.length;
}
