import type { Database } from '#db/database.ts';
import { prepared, sql } from '#db/sql.ts';

type Whose = { merchant: string; memberId: string };

/** As many as the list of announcements ever shows. */
const MOST = 100;

/** Notices that a member is shown (MSG-02) and has not read. Popups and promotions have places of their own. */
export async function readUnread(db: Database, { merchant, memberId }: Whose): Promise<string[]> {
  const statement = sql`
    select a.id from announcement a
    where a.merchant = ${merchant} and a.type in ('PL', 'H') and (a.execution is null or a.execution = 'A')
      and a.published_at <= platform_now() and (a.ends_at is null or a.ends_at > platform_now())
      and not exists (select from announcement_read r where r.merchant = a.merchant
        and r.member_id = ${memberId}::bigint and r.announcement_id = a.id)
    order by a.published_at desc, a.id desc limit ${MOST}`;
  const rows = await db.query<{ id: bigint }>(prepared('unread-announcements', statement));
  return rows.map(({ id }) => id.toString());
}

/** How many of these were news. Only what can be read now is marked, so nobody fills the table with anything else. */
export async function writeRead(
  db: Database,
  { merchant, memberId }: Whose,
  ids: readonly string[],
): Promise<number> {
  const rows = await db.query(sql`
    insert into announcement_read (merchant, member_id, announcement_id)
    select a.merchant, ${memberId}::bigint, a.id from announcement a
    where a.merchant = ${merchant} and a.id = any(${ids}::bigint[])
      and (a.execution is null or a.execution = 'A') and a.published_at <= platform_now()
    on conflict do nothing returning announcement_id`);
  return rows.length;
}
