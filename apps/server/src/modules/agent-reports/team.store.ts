import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type Agent = { merchant: string; agentId: string };
/** Somebody below, as the one above sees them: how far, and since which day. */
export type MemberRow = { id: bigint; username: string; type: number; depth: number; since: string };

export type Below = 'now' | 'ever';

/** Somebody below by id or by the whole name; nothing for whoever is not, or ever was. Of who left it is the place they had last. */
export async function findBelow(
  db: Database,
  { merchant, agentId }: Agent,
  who: { id: string } | { username: string },
  below: Below,
): Promise<MemberRow | undefined> {
  const [row] = await db.query<MemberRow>(sql`
    select m.id, m.username, m.type, s.depth, s.since::text
    from member m
    join team_span s on s.merchant = m.merchant and s.below_id = m.id and s.above_id = ${agentId}::bigint
      ${below === 'now' ? sql`and s.until = 'infinity'` : sql``}
    where m.merchant = ${merchant}
      and ${'id' in who ? sql`m.id = ${who.id}::bigint` : sql`m.username_key = lower(${who.username})`}
    order by s.until desc limit 1`);
  return row;
}

/** From the direct downline of an agent to somebody below. */
export function listPath(db: Database, { merchant, agentId }: Agent, member: bigint): Promise<MemberRow[]> {
  return db.query<MemberRow>(sql`
    select m.id, m.username, m.type, l.depth, l.since::text
    from team_line l
    join member m on m.merchant = l.merchant and m.id = l.below_id
    where l.merchant = ${merchant} and l.above_id = ${agentId}::bigint
      and (l.below_id = ${member}
        or l.below_id in (select a.member_id from team_above(${merchant}, ${member}) a))
    order by l.depth`);
}

/** Now, and as it was when a day began: whoever was below on the day before, and had joined by then. */
export async function countTeam(
  db: Database,
  { merchant, agentId }: Agent,
  day: string,
): Promise<{ members: number; directs: number; membersBefore: number }> {
  const [row] = await db.query<{ members: bigint; directs: bigint; before: bigint }>(sql`
    select l.members, l.directs, b.before
    from (
      select count(*) as members, count(*) filter (where depth = 1) as directs
      from team_line where merchant = ${merchant} and above_id = ${agentId}::bigint
    ) l
    cross join (
      select count(*) as before
      from team_span s
      join member m on m.merchant = s.merchant and m.id = s.below_id and m.created_at < record_day_start(${day}::date)
      where s.merchant = ${merchant} and s.above_id = ${agentId}::bigint and s.since < ${day}::date and s.until >= ${day}::date
    ) b`);
  if (row === undefined) throw new Error('a count has a row');
  return {
    members: Number(row.members),
    directs: Number(row.directs),
    membersBefore: Number(row.before),
  };
}

export async function readCountedAt(db: Database, merchant: string): Promise<Date | null> {
  const [row] = await db.query<{ at: Date }>(sql`select at from team_counted where merchant = ${merchant}`);
  return row?.at ?? null;
}
