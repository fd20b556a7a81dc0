import type { HoldReason } from '@maidan/contract/accounts/sessions/hold-reason.ts';
import type { SessionEnd } from '@maidan/contract/accounts/sessions/session-end.ts';
import type { Database } from '#db/database.ts';
import { prepared, sql, type Sql } from '#db/sql.ts';

export type SessionRow = {
  id: string;
  memberId: string;
  username: string;
  type: number;
  status: 'active' | 'closed' | 'excluded';
  mustChangePassword: boolean;
  heldUntil: Date | null;
  heldBecause: HoldReason | null;
  /** Long enough since the last note of activity to write a new one. */
  stale: boolean;
};

export type Times = { idleMinutes: number; absoluteMinutes: number };

export type Halves = { token: Buffer; half: Buffer };

const LIVING = sql`s.id, s.member_id::text, m.username, m.type, s.must_change_password,
  case when m.break_until > platform_now() then 'excluded' else m.status end as status,
  case when s.held_until > platform_now() then s.held_until end as held_until,
  case when s.held_until > platform_now() then s.held_because end as held_because,
  s.last_seen_at < platform_now() - interval '1 minute' as stale`;
const living = (merchant: string, times: Times): Sql => sql`s.merchant = ${merchant}
  and s.ended_at is null and m.status <> 'closed'
  and s.last_seen_at > platform_now() - make_interval(mins => ${times.idleMinutes})
  and s.created_at > platform_now() - make_interval(mins => ${times.absoluteMinutes})`;

/** Both halves must belong to the same living row. The clock is the database's alone. */
export async function selectSession(
  db: Database,
  merchant: string,
  hashes: Halves,
  times: Times,
): Promise<SessionRow | null> {
  const [row] = await db.query<SessionRow>(
    prepared(
      'select-session',
      sql`select ${LIVING} from session s join member m on m.merchant = s.merchant and m.id = s.member_id
        where s.token_hash = ${hashes.token} and s.half_hash = ${hashes.half} and ${living(merchant, times)}`,
    ),
  );
  return row ?? null;
}

/** The same of several callers at once; each place has its own answer. */
export async function selectSessions(
  db: Database,
  merchant: string,
  hashes: readonly Halves[],
  times: Times,
): Promise<(SessionRow | null)[]> {
  const rows = await db.query<SessionRow & { place: bigint }>(
    prepared(
      'select-sessions',
      sql`select w.place, ${LIVING}
        from unnest(${hashes.map(({ token }) => `\\x${token.toString('hex')}`)}::bytea[],
          ${hashes.map(({ half }) => `\\x${half.toString('hex')}`)}::bytea[]) with ordinality as w (token, half, place)
        join session s on s.token_hash = w.token and s.half_hash = w.half
        join member m on m.merchant = s.merchant and m.id = s.member_id
        where ${living(merchant, times)}`,
    ),
  );
  const answers: (SessionRow | null)[] = hashes.map(() => null);
  for (const { place, ...row } of rows) answers[Number(place) - 1] = row;
  return answers;
}

export async function touchSession(db: Database, merchant: string, id: string): Promise<void> {
  await db.query(sql`
    update session set last_seen_at = platform_now()
    where merchant = ${merchant} and id = ${id} and ended_at is null`);
}

export type NewSession = {
  memberId: string;
  token: Buffer;
  half: Buffer;
  ip: string;
  device: string;
  country: string | null;
  assurance: 'full' | 'low';
  /** This session waits that long before it may touch what matters. */
  heldHours: number | null;
  /** Why it waits by itself. */
  heldBecause: HoldReason | null;
  /** Whether a wait that lies on the account binds this session too. */
  heldWithAccount: boolean;
  secondStep: boolean;
  mustChangePassword: boolean;
};

export async function insertSession(db: Database, merchant: string, session: NewSession): Promise<string> {
  const [row] = await db.query<{ id: string }>(sql`
    insert into session (merchant, member_id, token_hash, half_hash, ip, device, country, assurance,
                         must_change_password, second_step, held_until, held_because, previous_login_at)
    select merchant, id, ${session.token}, ${session.half}, ${session.ip}, ${session.device}, ${session.country},
           ${session.assurance}, ${session.mustChangePassword}, ${session.secondStep},
           greatest(platform_now() + make_interval(hours => ${session.heldHours}::int),
                    case when ${session.heldWithAccount} then held_until end),
           -- The reason of the wait that ends last.
           case when ${session.heldWithAccount} and held_until > platform_now()
                     and held_until >= coalesce(platform_now() + make_interval(hours => ${session.heldHours}::int), held_until)
                then held_because else ${session.heldBecause} end,
           -- Old sessions are forgotten in time, the account's note is not; now() is before whatever this login noted.
           coalesce((select max(s.created_at) from session s where s.merchant = member.merchant and s.member_id = member.id),
                    case when last_login_at < now() then last_login_at end)
    from member where merchant = ${merchant} and id = ${session.memberId}::bigint
    returning id`);
  if (row === undefined) throw new Error('the new session was not stored');
  return row.id;
}

export type AccountWait = { hours: number; because: 'phoneReset' | 'contactChanged' };

/** T25: what was won without the password makes the whole account wait, or the next login would end the waiting. */
export async function holdAccount(
  db: Database,
  merchant: string,
  memberId: string,
  { hours, because }: AccountWait,
): Promise<void> {
  await db.query(sql`
    update member set held_until = greatest(held_until, platform_now() + make_interval(hours => ${hours})),
      held_because = case when held_until > platform_now() + make_interval(hours => ${hours}) then held_because else ${because} end
    where merchant = ${merchant} and id = ${memberId}::bigint`);
}

export async function endSessionRow(
  db: Database,
  merchant: string,
  id: string,
  reason: SessionEnd,
  ownerId: string | null,
): Promise<boolean> {
  const rows = await db.query(sql`
    update session set ended_at = platform_now(), end_reason = ${reason}
    where merchant = ${merchant} and id = ${id} and ended_at is null
      and member_id = coalesce(${ownerId}::bigint, member_id)
    returning id`);
  return rows.length > 0;
}

export async function endSessionsOfMember(
  db: Database,
  merchant: string,
  memberId: string,
  reason: SessionEnd,
  except: string | null,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    update session set ended_at = platform_now(), end_reason = ${reason}
    where merchant = ${merchant} and member_id = ${memberId}::bigint and ended_at is null
      and id is distinct from ${except}::uuid
    returning id`);
  return rows.map((row) => row.id);
}

export async function selectPreviousLogin(db: Database, merchant: string, id: string): Promise<Date | null> {
  const [row] = await db.query<{ previousLoginAt: Date | null }>(
    prepared(
      'select-previous-login',
      sql`select previous_login_at from session where merchant = ${merchant} and id = ${id}`,
    ),
  );
  return row?.previousLoginAt ?? null;
}

export type OwnSessionRow = {
  id: string;
  device: string;
  ip: string;
  country: string | null;
  createdAt: Date;
  lastSeenAt: Date;
};

/** The living sessions of one member, the one used last first. */
export function selectOwnSessions(
  db: Database,
  merchant: string,
  memberId: string,
  times: Times,
): Promise<OwnSessionRow[]> {
  return db.query<OwnSessionRow>(sql`
    select id, device, ip, country, created_at, last_seen_at from session
    where merchant = ${merchant} and member_id = ${memberId}::bigint and ended_at is null
      and last_seen_at > platform_now() - make_interval(mins => ${times.idleMinutes})
      and created_at > platform_now() - make_interval(mins => ${times.absoluteMinutes})
    order by last_seen_at desc, id limit 100`);
}

/** What is not written down yet follows from the account or from the clock. `replaced` is what a version before called it. */
const WHY = sql`case s.end_reason when 'replaced' then 'ended' else
  coalesce(s.end_reason, case when m.status = 'closed' then 'blocked' else 'expired' end) end as reason`;

/** Why the session of these halves is over; null when there never was one. Both halves, or nothing is told. */
export async function selectSessionEnd(
  db: Database,
  merchant: string,
  hashes: Halves,
): Promise<SessionEnd | null> {
  const [row] = await db.query<{ reason: SessionEnd }>(sql`
    select ${WHY} from session s join member m on m.merchant = s.merchant and m.id = s.member_id
    where s.merchant = ${merchant} and s.token_hash = ${hashes.token} and s.half_hash = ${hashes.half}`);
  return row?.reason ?? null;
}

/** Of the given sessions those that no longer live, with the reason. For sockets, which outlive single calls. */
export function selectDeadSessions(
  db: Database,
  merchant: string,
  ids: readonly string[],
  times: Times,
): Promise<{ id: string; reason: SessionEnd }[]> {
  return db.query(sql`
    select s.id, ${WHY}
    from session s join member m on m.merchant = s.merchant and m.id = s.member_id
    where s.merchant = ${merchant} and s.id = any(${ids}::uuid[])
      and (s.ended_at is not null or m.status = 'closed'
        or s.last_seen_at <= platform_now() - make_interval(mins => ${times.idleMinutes})
        or s.created_at <= platform_now() - make_interval(mins => ${times.absoluteMinutes}))`);
}

export async function closeExpiredSessions(db: Database, merchant: string, times: Times): Promise<void> {
  await db.query(sql`
    update session set ended_at = platform_now(), end_reason = 'expired'
    where merchant = ${merchant} and ended_at is null
      and (last_seen_at <= platform_now() - make_interval(mins => ${times.idleMinutes})
        or created_at <= platform_now() - make_interval(mins => ${times.absoluteMinutes}))`);
}

/** A part at a time: nobody should wait for it. */
export async function deleteOldSessions(db: Database, merchant: string): Promise<void> {
  await db.query(sql`
    delete from session where merchant = ${merchant} and id in (
      select id from session where merchant = ${merchant} and ended_at < platform_now() - interval '30 days'
      order by ended_at limit 5000)`);
}
