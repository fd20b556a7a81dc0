import type { Database } from '#db/database.ts';
import { prepared, sql, type Sql } from '#db/sql.ts';

type Times = { idleMinutes: number; absoluteMinutes: number };

export async function insertHandOver(
  db: Database,
  merchant: string,
  handOver: { codeHash: Buffer; memberId: string; sessionId: string | null; seconds: number },
): Promise<string> {
  const [row] = await db.query<{ id: string }>(sql`
    insert into hand_over (merchant, code_hash, member_id, session_id, expires_at)
    values (${merchant}, ${handOver.codeHash}, ${handOver.memberId}::bigint, ${handOver.sessionId}::uuid,
            platform_now() + make_interval(secs => ${handOver.seconds}))
    returning id`);
  if (row === undefined) throw new Error('the hand-over was not stored');
  return row.id;
}

export type ClaimedRow = {
  id: string;
  memberId: bigint;
  sessionId: string | null;
  username: string;
  type: number;
};

/** The session that made the code still lives; a code nobody's session made needs none. */
const makerLives = (times: Times): Sql => sql`
  (h.session_id is null or exists (
    select from session s where s.merchant = h.merchant and s.id = h.session_id and s.ended_at is null
      and s.last_seen_at > platform_now() - make_interval(mins => ${times.idleMinutes})
      and s.created_at > platform_now() - make_interval(mins => ${times.absoluteMinutes})))`;

/** T1: one statement decides who was first, however many nodes ask at once. */
export async function claimHandOver(
  db: Database,
  merchant: string,
  claim: { codeHash: Buffer; ticketHash: Buffer; device: string; ip: string },
  times: Times,
): Promise<ClaimedRow | null> {
  const [row] = await db.query<ClaimedRow>(sql`
    update hand_over h
    set claimed_at = platform_now(), ticket_hash = ${claim.ticketHash}, device = ${claim.device}, ip = ${claim.ip},
        collected_at = case when h.session_id is null then platform_now() end
    from member m
    where h.merchant = ${merchant} and h.code_hash = ${claim.codeHash} and h.claimed_at is null
      and h.expires_at > platform_now() and m.merchant = h.merchant and m.id = h.member_id and ${makerLives(times)}
    returning h.id, h.member_id, h.session_id, m.username, m.type`);
  return row ?? null;
}

export type AskedRow = { id: string; device: string };

/** What a session has been asked about and has not decided, while the other device still waits. */
export function selectAsked(
  db: Database,
  merchant: string,
  sessionId: string,
  withinSeconds: number,
): Promise<AskedRow[]> {
  // Nothing is claimed after it has expired, and the index knows when that is.
  const statement = sql`
    select id, device from hand_over
    where merchant = ${merchant} and session_id = ${sessionId}::uuid and decided_at is null
      and claimed_at > platform_now() - make_interval(secs => ${withinSeconds})
      and expires_at > platform_now() - make_interval(secs => ${withinSeconds})
    order by claimed_at`;
  return db.query<AskedRow>(prepared('hand-overs-asked', statement));
}

/** Only the session that showed the code may answer, once, while the other device still waits. */
export async function decideHandOver(
  db: Database,
  merchant: string,
  decision: { id: string; sessionId: string; allow: boolean; withinSeconds: number },
): Promise<boolean> {
  const rows = await db.query(sql`
    update hand_over set decided_at = platform_now(), allowed = ${decision.allow}
    where merchant = ${merchant} and id = ${decision.id}::uuid and session_id = ${decision.sessionId}::uuid
      and claimed_at > platform_now() - make_interval(secs => ${decision.withinSeconds}) and decided_at is null
    returning id`);
  return rows.length > 0;
}

export type WaitingRow = { allowed: boolean | null; makerLives: boolean };

/** What the first screen has said so far; null when there is nothing to wait for. */
export async function selectWaiting(
  db: Database,
  merchant: string,
  ticketHash: Buffer,
  withinSeconds: number,
  times: Times,
): Promise<WaitingRow | null> {
  const [row] = await db.query<WaitingRow>(sql`
    select h.allowed, ${makerLives(times)} as maker_lives from hand_over h
    where h.merchant = ${merchant} and h.ticket_hash = ${ticketHash} and h.collected_at is null
      and h.claimed_at > platform_now() - make_interval(secs => ${withinSeconds})`);
  return row ?? null;
}

/** `second_step`: whether the screen that agreed has shown its own. */
type CollectedRow = { memberId: bigint; type: number; secondStep: boolean | null };

export async function collectHandOverRow(
  db: Database,
  merchant: string,
  ticketHash: Buffer,
  times: Times,
): Promise<CollectedRow | null> {
  const [row] = await db.query<CollectedRow>(sql`
    update hand_over h set collected_at = platform_now()
    from member m
    where h.merchant = ${merchant} and h.ticket_hash = ${ticketHash} and h.allowed and h.collected_at is null
      and m.merchant = h.merchant and m.id = h.member_id and ${makerLives(times)}
    returning h.member_id, m.type,
      (select s.second_step from session s where s.merchant = h.merchant and s.id = h.session_id) as second_step`);
  return row ?? null;
}

export async function deleteOldHandOvers(db: Database, merchant: string): Promise<void> {
  await db.query(sql`
    delete from hand_over where merchant = ${merchant} and expires_at < platform_now() - interval '1 day'`);
}
