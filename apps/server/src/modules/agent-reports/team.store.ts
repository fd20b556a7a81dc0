import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type Agent = { merchant: string; agentId: string };
/** Somebody below, as the one above sees them: how far, and since which day. */
export type MemberRow = { id: bigint; username: string; type: number; depth: number; since: string };

/** Somebody below by id or by the whole name; nothing for whoever is not. */
export async function findBelow(
  db: Database,
  { merchant, agentId }: Agent,
  who: { id: string } | { username: string },
): Promise<MemberRow | undefined> {
  const [row] = await db.query<MemberRow>(sql`
    select m.id, m.username, m.type, l.depth, l.since::text
    from member m
    join team_line l on l.merchant = m.merchant and l.below_id = m.id and l.above_id = ${agentId}::bigint
    where m.merchant = ${merchant}
      and ${'id' in who ? sql`m.id = ${who.id}::bigint` : sql`m.username_key = lower(${who.username})`}`);
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

export async function countTeam(
  db: Database,
  { merchant, agentId }: Agent,
): Promise<{ members: number; directs: number }> {
  const [row] = await db.query<{ members: bigint; directs: bigint }>(sql`
    select (select count(*) from team_line where merchant = ${merchant} and above_id = ${agentId}::bigint) as members,
      (select count(*) from team_line
        where merchant = ${merchant} and above_id = ${agentId}::bigint and depth = 1) as directs`);
  return { members: Number(row?.members ?? 0n), directs: Number(row?.directs ?? 0n) };
}

export async function readCountedAt(db: Database, merchant: string): Promise<Date | null> {
  const [row] = await db.query<{ at: Date }>(sql`select at from team_counted where merchant = ${merchant}`);
  return row?.at ?? null;
}
