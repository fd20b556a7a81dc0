import type { Database } from '#db/database.ts';
import { prepared, sql } from '#db/sql.ts';
import type { SessionEndReason } from '#live/bus.ts';

export type SessionRow = {
  id: string;
  member_id: bigint;
  username: string;
  type: number;
  status: 'active' | 'closed' | 'excluded';
  /** Long enough since the last note of activity to write a new one. */
  stale: boolean;
};

type Times = { idleMinutes: number; absoluteMinutes: number };

/** Both halves must belong to the same living row. The clock is the database's alone. */
export async function selectSession(
  db: Database,
  merchant: string,
  hashes: { token: Buffer; half: Buffer },
  times: Times,
): Promise<SessionRow | null> {
  const [row] = await db.query<SessionRow>(
    prepared(
      'select-session',
      sql`
      select s.id, s.member_id, m.username, m.type, m.status,
             s.last_seen_at < platform_now() - interval '1 minute' as stale
      from session s join member m on m.merchant = s.merchant and m.id = s.member_id
      where s.merchant = ${merchant} and s.token_hash = ${hashes.token} and s.half_hash = ${hashes.half}
        and s.ended_at is null and m.status <> 'closed'
        and s.last_seen_at > platform_now() - make_interval(mins => ${times.idleMinutes})
        and s.created_at > platform_now() - make_interval(mins => ${times.absoluteMinutes})`,
    ),
  );
  return row ?? null;
}

export async function touchSession(db: Database, merchant: string, id: string): Promise<void> {
  await db.query(sql`
    update session set last_seen_at = platform_now()
    where merchant = ${merchant} and id = ${id} and ended_at is null`);
}

export async function insertSession(
  db: Database,
  merchant: string,
  session: { memberId: string; token: Buffer; half: Buffer; ip: string },
): Promise<string> {
  const [row] = await db.query<{ id: string }>(sql`
    insert into session (merchant, member_id, token_hash, half_hash, ip)
    values (${merchant}, ${session.memberId}::bigint, ${session.token}, ${session.half}, ${session.ip})
    returning id`);
  if (row === undefined) throw new Error('the new session was not stored');
  return row.id;
}

export async function endSessionRow(
  db: Database,
  merchant: string,
  id: string,
  reason: SessionEndReason,
): Promise<boolean> {
  const rows = await db.query(sql`
    update session set ended_at = platform_now(), end_reason = ${reason}
    where merchant = ${merchant} and id = ${id} and ended_at is null returning id`);
  return rows.length > 0;
}

export async function endSessionsOfMember(
  db: Database,
  merchant: string,
  memberId: string,
  reason: SessionEndReason,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    update session set ended_at = platform_now(), end_reason = ${reason}
    where merchant = ${merchant} and member_id = ${memberId}::bigint and ended_at is null returning id`);
  return rows.map((row) => row.id);
}

/** Of the given sessions those that no longer live, with the reason. For sockets, which outlive single calls. */
export function selectDeadSessions(
  db: Database,
  merchant: string,
  ids: readonly string[],
  times: Times,
): Promise<{ id: string; reason: SessionEndReason }[]> {
  return db.query(sql`
    select s.id, coalesce(s.end_reason, case when m.status = 'closed' then 'blocked' else 'expired' end) as reason
    from session s join member m on m.merchant = s.merchant and m.id = s.member_id
    where s.merchant = ${merchant} and s.id = any(${ids}::uuid[])
      and (s.ended_at is not null or m.status = 'closed'
        or s.last_seen_at <= platform_now() - make_interval(mins => ${times.idleMinutes})
        or s.created_at <= platform_now() - make_interval(mins => ${times.absoluteMinutes}))`);
}
