import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type LookedAt = {
  id: bigint;
  inviterId: bigint;
  friendId: bigint;
  registeredAt: Date;
  signals: string[];
};

/** Invitations for which something can still be given, the longest unlooked at first; what they have in common is noted. */
export function noteSignals(db: Database, merchant: string, limit: number): Promise<LookedAt[]> {
  return db.query<LookedAt>(sql`
    with due as (
      select merchant, friend_id from referral r
      where merchant = ${merchant} and verdict is null and registered_at > platform_now() - interval '150 days'
        and not exists (select from reward_grant g
          where g.merchant = r.merchant and g.period = r.key and g.period like 'friend-%')
      order by looked_at limit ${limit} for update skip locked
    )
    update referral r set looked_at = platform_now(),
      signals = array(select unnest(r.signals) union select unnest(referral_signals(r.merchant, r.inviter_id, r.friend_id))
        order by 1)
    from due where r.merchant = due.merchant and r.friend_id = due.friend_id
    returning r.id, r.inviter_id, r.friend_id, r.registered_at, r.signals`);
}

/** Those of them that are seen to have got there for the first time, with who is to hear of it. */
export function noteReached(
  db: Database,
  merchant: string,
  friends: readonly bigint[],
): Promise<{ inviterId: bigint }[]> {
  if (friends.length === 0) return Promise.resolve([]);
  return db.query<{ inviterId: bigint }>(sql`
    update referral set reached_at = platform_now()
    where merchant = ${merchant} and friend_id = any(${friends.map(String)}::bigint[]) and reached_at is null
    returning inviter_id`);
}

export type HeldRow = {
  id: bigint;
  inviter: string;
  friend: string;
  registeredAt: Date;
  reachedAt: Date | null;
  signals: string[];
  /** How many accounts have come from where these two were, counted up to a bound; 0 where no address is shared any more. */
  fromThere: number;
};

const COUNTED_UP_TO = 1_000;

/** What waits for a person: those that something is due for come first. */
export function selectHeld(db: Database, merchant: string, limit: number): Promise<HeldRow[]> {
  return db.query<HeldRow>(sql`
    select r.id, i.username as inviter, f.username as friend, r.registered_at, r.reached_at, r.signals,
      (select coalesce(max(others.count), 0)::int from member_address a
        join member_address b on b.merchant = a.merchant and b.address = a.address and b.member_id = r.friend_id
        cross join lateral (select count(*) from (select from member_address o
          where o.merchant = a.merchant and o.address = a.address limit ${COUNTED_UP_TO}) few) others
        where a.merchant = r.merchant and a.member_id = r.inviter_id) as from_there
    from referral r
    join member i on i.merchant = r.merchant and i.id = r.inviter_id
    join member f on f.merchant = r.merchant and f.id = r.friend_id
    where r.merchant = ${merchant} and r.verdict is null and cardinality(r.signals) > 0
      and not exists (select from reward_grant g
        where g.merchant = r.merchant and g.period = r.key and g.period like 'friend-%')
    order by r.reached_at nulls last, r.id limit ${limit}`);
}

type Verdict = {
  merchant: string;
  id: string;
  verdict: 'approved' | 'rejected';
  by: string;
  reason: string;
};

/** Decided once, and only where something speaks against it and nothing was given. Answers with the inviter. */
export async function writeVerdict(tx: Database, given: Verdict): Promise<bigint | null> {
  const [row] = await tx.query<{ inviterId: bigint }>(sql`
    update referral r set verdict = ${given.verdict}, decided_at = platform_now(), decided_by = ${given.by},
      reason = ${given.reason}
    where merchant = ${given.merchant} and id = ${given.id}::bigint and verdict is null and cardinality(signals) > 0
      and not exists (select from reward_grant g
        where g.merchant = r.merchant and g.period = r.key and g.period like 'friend-%')
    returning inviter_id`);
  return row?.inviterId ?? null;
}
