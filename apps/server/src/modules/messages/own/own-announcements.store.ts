import type { LocalText } from '@maidan/contract/local-text.ts';
import type { CenterType } from '@maidan/contract/messages/own/own-announcement.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type CenterRow = {
  id: string;
  type: CenterType;
  title: LocalText;
  content: LocalText | null;
  publishedAt: Date | null;
  read: boolean;
  link: string | null;
};

type Whose = { merchant: string; memberId: string; types: readonly CenterType[] };

/** MSG-02: what is for everybody or for members; banners of the pages that a member sees. */
const all = ({ merchant, memberId, types }: Whose) => sql`
  with found as (
    select a.id::text as id, a.type, a.title, a.content, a.published_at, null::text as link,
      exists (select from announcement_read r where r.merchant = a.merchant and r.member_id = ${memberId}::bigint
        and r.announcement_id = a.id) as read
    from announcement a
    where a.merchant = ${merchant} and a.type = any(${types}::text[]) and (a.execution is null or a.execution = 'A')
      and a.published_at <= platform_now() and (a.ends_at is null or a.ends_at > platform_now())
    union all
    select 'b-' || b.id, 'B', b.title, b.subtitle, null, case when b.linkage_type = 'page' then b.url end, true
    from banner b
    where b.merchant = ${merchant} and 'B' = any(${types}::text[]) and b.active
      and b.group_name in ('w_home', 'w_leftmenu')
  )`;

export function readCenterPage(
  db: Database,
  whose: Whose,
  { limit, offset }: { limit: number; offset: number },
): Promise<CenterRow[]> {
  return db.query<CenterRow>(sql`
    ${all(whose)} select * from found order by published_at desc nulls last, id desc limit ${limit} offset ${offset}`);
}

export async function readCenterItem(db: Database, whose: Whose, id: string): Promise<CenterRow | null> {
  const [row] = await db.query<CenterRow>(sql`${all(whose)} select * from found where id = ${id}`);
  return row ?? null;
}

export function countCenter(db: Database, whose: Whose): Promise<{ type: CenterType; total: number }[]> {
  return db.query(sql`${all(whose)} select type, count(*)::int as total from found group by type`);
}
