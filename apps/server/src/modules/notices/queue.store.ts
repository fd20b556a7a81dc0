import type { NoticeKind } from '@maidan/contract/notices/notice-words.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type DueRow = {
  id: bigint;
  deviceId: bigint;
  memberId: string;
  kind: NoticeKind;
  source: string;
  tries: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
};

export type RowNow = {
  /** Too old to be news, or for somebody who is left in peace or wants it no more. */
  stale: boolean;
  /** In the hours that the member keeps quiet. */
  quiet: boolean;
};

/** Taken by one node: whoever dies on the way leaves it to another after two minutes. */
export function takeDue(db: Database, merchant: string, limit: number): Promise<DueRow[]> {
  return db.query<DueRow>(sql`
    with due as (
      select merchant, id from notice_delivery
      where merchant = ${merchant} and state = 'waiting' and due_at <= platform_now()
      order by due_at limit ${limit} for update skip locked
    )
    update notice_delivery n set due_at = platform_now() + interval '2 minutes', tries = n.tries + 1
    from due, notice_device d
    join member m on m.merchant = d.merchant and m.id = d.member_id
    join notice_wish w on w.merchant = d.merchant and w.member_id = d.member_id
    where n.merchant = due.merchant and n.id = due.id and d.merchant = n.merchant and d.id = n.device_id
    returning n.id, n.device_id, d.member_id::text as member_id, n.kind, n.source, n.tries, d.endpoint, d.p256dh, d.auth, d.language`);
}

/**
 * Asked right before a row is sent, because a break or quiet hours may have begun since it was taken; null when it is not this node's any
 * more. Each taking counts as a try, so the number of tries says whose it is. The lease begins anew.
 */
export async function holdOn(
  db: Database,
  merchant: string,
  { id, tries }: Pick<DueRow, 'id' | 'tries'>,
): Promise<RowNow | null> {
  const [row] = await db.query<RowNow>(sql`
    update notice_delivery n set due_at = platform_now() + interval '2 minutes'
    from notice_device d
    join member m on m.merchant = d.merchant and m.id = d.member_id
    join notice_wish w on w.merchant = d.merchant and w.member_id = d.member_id
    where n.merchant = ${merchant} and n.id = ${id} and n.state = 'waiting' and n.tries = ${tries}
      and d.merchant = n.merchant and d.id = n.device_id
    returning n.queued_at < platform_now() - interval '24 hours' or m.status <> 'active'
        or coalesce(m.break_until > platform_now(), false) or not n.kind = any (w.kinds) as stale,
      case when w.quiet_from is null then false
        when w.quiet_from <= w.quiet_until then extract(hour from platform_now() at time zone w.zone) >= w.quiet_from
          and extract(hour from platform_now() at time zone w.zone) < w.quiet_until
        else extract(hour from platform_now() at time zone w.zone) >= w.quiet_from
          or extract(hour from platform_now() at time zone w.zone) < w.quiet_until end as quiet`);
  return row ?? null;
}

export async function endDelivery(
  db: Database,
  merchant: string,
  { id, state }: { id: bigint; state: 'sent' | 'failed' | 'dropped' },
): Promise<void> {
  await db.query(sql`
    update notice_delivery set state = ${state}
    where merchant = ${merchant} and id = ${id} and state = 'waiting'`);
}

/** What was no try is not counted as one. */
export async function putOff(
  db: Database,
  merchant: string,
  { id, seconds, counts }: { id: bigint; seconds: number; counts: boolean },
): Promise<void> {
  await db.query(sql`
    update notice_delivery set due_at = platform_now() + make_interval(secs => ${seconds}),
      tries = tries - ${counts ? 0 : 1}
    where merchant = ${merchant} and id = ${id} and state = 'waiting'`);
}

export async function forgetDevice(db: Database, merchant: string, deviceId: bigint): Promise<void> {
  await db.query(sql`delete from notice_device where merchant = ${merchant} and id = ${deviceId}`);
}

export async function forgetOld(db: Database, merchant: string): Promise<void> {
  await db.query(sql`
    delete from notice_delivery where merchant = ${merchant} and queued_at < platform_now() - interval '7 days'`);
}

/** Later than any node that took somebody just now could have written: the clock was set back since. */
const SET_BACK = sql`platform_now() + interval '1 minute'`;

/** Who wants to hear of waiting rewards and was not looked after for a day. */
export function takeToRemind(db: Database, merchant: string, limit: number): Promise<{ memberId: bigint }[]> {
  return db.query<{ memberId: bigint }>(sql`
    with due as (
      select merchant, member_id from notice_wish w
      where merchant = ${merchant} and 'reward' = any (kinds)
        and (reminded_at < platform_now() - interval '24 hours' or reminded_at > ${SET_BACK})
        and exists (select from notice_device d where d.merchant = w.merchant and d.member_id = w.member_id)
      order by reminded_at limit ${limit} for update skip locked
    )
    update notice_wish w set reminded_at = platform_now() from due
    where w.merchant = due.merchant and w.member_id = due.member_id
    returning w.member_id`);
}

/** What a notice of a reward is about, when nothing but missions waits. */
export const MISSIONS_ONLY = 'missions:';

export async function queueReward(
  db: Database,
  merchant: string,
  { memberId, onlyMissions }: { memberId: string; onlyMissions: boolean },
): Promise<void> {
  await db.query(sql`
    select notice_queue(${merchant}, ${memberId}::bigint, 'reward',
      ${onlyMissions ? MISSIONS_ONLY : ''} || record_day(platform_now())::text)`);
}

export type ToLookAt = { memberId: bigint; told: string[]; takenAt: Date };

/**
 * Who wants to hear of missions, as they were not looked after for five minutes, and since then a bet of theirs was settled. One that took
 * long is found by an index of its own; a transaction that wrote one may have been on its way. Up to where was looked moves for whoever has
 * not played; for the others when they were looked at, so that a node that fails on the way loses nothing.
 */
export async function takeToLookAt(
  db: Database,
  merchant: string,
  limit: number,
): Promise<{ taken: number; played: ToLookAt[] }> {
  const rows = await db.query<ToLookAt & { hasPlayed: boolean }>(sql`
    with due as (
      select merchant, member_id, missions_since - interval '1 minute' as since from notice_wish w
      where merchant = ${merchant} and 'mission' = any (kinds)
        and (missions_at < platform_now() - interval '5 minutes' or missions_at > ${SET_BACK})
        and exists (select from notice_device d where d.merchant = w.merchant and d.member_id = w.member_id)
      order by missions_at limit ${limit} for update skip locked
    ), seen as (
      select due.merchant, due.member_id,
        exists (select from game_round r where r.merchant = due.merchant and r.member_id = due.member_id
            and r.placed_at > due.since - interval '24 hours' and r.settled_at > due.since)
          or exists (select from game_round r where r.merchant = due.merchant and r.member_id = due.member_id
            and r.settled_at - r.placed_at > interval '24 hours' and r.settled_at > due.since) as has_played
      from due
    )
    update notice_wish w set missions_at = platform_now(),
      missions_since = case when seen.has_played then w.missions_since else platform_now() end
    from seen
    where w.merchant = seen.merchant and w.member_id = seen.member_id
    returning w.member_id, w.missions_told as told, w.missions_at as taken_at, seen.has_played`);
  return { taken: rows.length, played: rows.filter(({ hasPlayed }) => hasPlayed) };
}

/** What was reached and not taken was told of; what was taken since is forgotten. Null while nothing may be offered: then all stays. */
export async function queueMissions(
  tx: Database,
  merchant: string,
  { memberId, told, takenAt }: ToLookAt,
  done: readonly string[] | null,
): Promise<void> {
  await tx.query(sql`
    update notice_wish set missions_told = ${done ?? told}::text[], missions_since = ${takenAt}
    where merchant = ${merchant} and member_id = ${memberId}`);
  for (const source of (done ?? []).filter((one) => !told.includes(one)))
    await tx.query(sql`select notice_queue(${merchant}, ${memberId}, 'mission', ${source})`);
}
