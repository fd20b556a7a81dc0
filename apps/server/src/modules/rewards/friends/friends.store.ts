import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

type Inviter = { merchant: string; memberId: string };

export type FriendRow = {
  id: bigint;
  key: string;
  friendId: bigint;
  username: string;
  registeredAt: Date;
  signals: readonly string[];
  verdict: 'approved' | 'rejected' | null;
  decidedAt: Date | null;
  /** Of a friend on a break, or whose account is closed, nothing is earned (R2). */
  excluded: boolean;
};

/** Of the longest terms there can be: ninety days to play after the first, sixty to take, and the zone's part of a day. */
const OPEN_DAYS = 152;
/** What a full month adds at most: the rest of it, and the days to take once more. */
const LATER_DAYS = 91;
const AT_ONCE = 200;

const FRIEND = sql`
  r.id, r.key, r.friend_id, m.username, r.registered_at, r.signals, r.verdict, r.decided_at,
  m.status <> 'active' or coalesce(m.break_until > platform_now(), false) as excluded`;

/** Friends who came in this time count by terms of so many days to play and to take. */
export type TermsWindow = { from: Date; to: Date | null; playDays: number; claimDays: number };

/**
 * Friends for whom something can still be given, those who came first before the others. Who came while no terms held, or whose time is
 * over, takes no place of theirs; whose time ended this month or the one before comes last, because a full month makes it longer.
 */
export function selectOpenFriends(
  db: Database,
  { merchant, memberId }: Inviter,
  windows: readonly TermsWindow[],
): Promise<FriendRow[]> {
  return db.query<FriendRow>(sql`
    with terms as (
      select * from unnest(${windows.map(({ from }) => from.toISOString())}::timestamptz[],
        ${windows.map(({ to }) => to?.toISOString() ?? null)}::timestamptz[],
        ${windows.map(({ playDays }) => playDays)}::int[], ${windows.map(({ claimDays }) => claimDays)}::int[])
        as t (begins, ends, play_days, claim_days)
    ), open as (
      select ${FRIEND}, t.until <= platform_now() as late from referral r
      join member m on m.merchant = r.merchant and m.id = r.friend_id
      cross join lateral (
        select max(greatest(r.registered_at + make_interval(days => play_days + 1), r.decided_at)
          + make_interval(days => claim_days)) as until, max(claim_days) as claim_days
        from terms where r.registered_at >= begins and (ends is null or r.registered_at < ends)
      ) t
      where r.merchant = ${merchant} and r.inviter_id = ${memberId}::bigint and r.verdict is distinct from 'rejected'
        and greatest(r.registered_at, r.decided_at) > platform_now() - make_interval(days => ${OPEN_DAYS + LATER_DAYS})
        and t.until + make_interval(days => 31 + t.claim_days) > platform_now()
        and not exists (select from reward_grant g
          where g.merchant = r.merchant and g.period = r.key and g.period like 'friend-%')
      order by late, r.id limit ${AT_ONCE}
    )
    select id, key, friend_id, username, registered_at, signals, verdict, decided_at, excluded from open order by id`);
}

type Window = { friendId: bigint; from: Date; days: number };

/** Settled stakes of each, within the time that counts for them. */
export async function selectStaked(
  db: Database,
  merchant: string,
  windows: readonly Window[],
): Promise<Map<bigint, bigint>> {
  if (windows.length === 0) return new Map();
  const rows = await db.query<{ friendId: bigint; staked: bigint }>(sql`
    select friend_id, staked from referral_staked(${merchant},
      ${windows.map(({ friendId }) => String(friendId))}::bigint[],
      ${windows.map(({ from }) => from.toISOString())}::timestamptz[],
      ${windows.map(({ days }) => days)}::int[])`);
  return new Map(rows.map(({ friendId, staked }) => [friendId, staked]));
}

/** Who of these friends has something in common with the inviter, at this moment. */
export async function selectSuspected(
  db: Database,
  { merchant, memberId }: Inviter,
  friends: readonly bigint[],
): Promise<Set<bigint>> {
  if (friends.length === 0) return new Set();
  const rows = await db.query<{ id: bigint }>(sql`
    select id from unnest(${friends.map(String)}::bigint[]) as id
    where cardinality(referral_signals(${merchant}, ${memberId}::bigint, id)) > 0`);
  return new Set(rows.map(({ id }) => id));
}

/** What was given for friends by a rule within a month. */
export async function selectGivenIn(
  db: Database,
  { merchant, memberId }: Inviter,
  { code, from, to }: { code: string; from: Date; to: Date },
): Promise<bigint> {
  const [row] = await db.query<{ sum: bigint }>(sql`
    select coalesce(sum(amount), 0)::bigint as sum from reward_grant
    where merchant = ${merchant} and member_id = ${memberId}::bigint and code = ${code} and state <> 'reversed'
      and granted_at >= ${from} and granted_at < ${to}`);
  return row?.sum ?? 0n;
}

/** For an operator's trial: whoever came by an invitation in these days. */
export function selectFriendsSince(
  db: Database,
  { merchant, from, limit }: { merchant: string; from: Date; limit: number },
): Promise<{ friendId: bigint; inviterId: bigint; registeredAt: Date }[]> {
  return db.query(sql`
    select friend_id, inviter_id, registered_at from referral
    where merchant = ${merchant} and registered_at >= ${from} order by id limit ${limit}`);
}
