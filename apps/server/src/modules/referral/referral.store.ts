import type { GrantState } from '@maidan/contract/rewards/reward-words.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type Inviter = { merchant: string; memberId: string };

export async function selectReferralCode(
  db: Database,
  { merchant, memberId }: Inviter,
): Promise<string | null> {
  const [row] = await db.query<{ code: string | null }>(sql`
    select referral_code as code from member where merchant = ${merchant} and id = ${memberId}::bigint`);
  return row?.code ?? null;
}

/** Answers with the code that stands there afterwards: of two that are written at once one stays. */
export async function writeReferralCode(
  db: Database,
  { merchant, memberId }: Inviter,
  code: string,
): Promise<string | null> {
  await db.query(sql`
    update member set referral_code = ${code}
    where merchant = ${merchant} and id = ${memberId}::bigint and referral_code is null
      and not exists (select from member o where o.merchant = ${merchant} and o.referral_code = ${code})`);
  return selectReferralCode(db, { merchant, memberId });
}

/** Of a real account that is no agent's, and of one that was there before the friend. */
export async function insertReferral(
  tx: Database,
  { merchant, friendId, inviterId }: { merchant: string; friendId: string; inviterId: string },
): Promise<void> {
  await tx.query(sql`
    insert into referral (merchant, friend_id, inviter_id)
    select f.merchant, f.id, i.id from member f
    join member i on i.merchant = f.merchant and i.id = ${inviterId}::bigint
    where f.merchant = ${merchant} and f.id = ${friendId}::bigint and f.referred_by = i.id and f.type = 0 and i.type = 0
      and i.status = 'active' and i.created_at <= f.created_at and i.id < f.id
    on conflict do nothing`);
}

/** More visits than this on one day are not people. */
const VISITS_A_DAY = 1_000;

export async function insertVisit(db: Database, merchant: string, code: string): Promise<void> {
  await db.query(sql`
    insert into referral_visit as v (merchant, inviter_id, day, visits)
    select merchant, id, record_day(platform_now()), 1 from member
    where merchant = ${merchant} and referral_code = upper(${code}) and status = 'active' and type = 0
    on conflict (merchant, inviter_id, day) do update set visits = v.visits + 1
      where v.visits < ${VISITS_A_DAY}`);
}

export type DayRow = { day: string; visits: number; registrations: number; deposits: number };

/** Every day on which there was something, newest first. */
export function selectFunnel(db: Database, { merchant, memberId }: Inviter): Promise<DayRow[]> {
  return db.query<DayRow>(sql`
    select day::text as day, sum(visits)::int as visits, sum(registrations)::int as registrations,
      sum(deposits)::int as deposits
    from (
      select day, visits, 0 as registrations, 0 as deposits from referral_visit
      where merchant = ${merchant} and inviter_id = ${memberId}::bigint
      union all
      select record_day(registered_at), 0, 1, 0 from referral
      where merchant = ${merchant} and inviter_id = ${memberId}::bigint
      union all
      select record_day(min(d.credited_at)), 0, 0, 1 from referral r
      join deposit d on d.merchant = r.merchant and d.member_id = r.friend_id and d.credited_at is not null
        and d.state <> 'charged_back'
      where r.merchant = ${merchant} and r.inviter_id = ${memberId}::bigint
      group by r.friend_id
    ) facts group by 1 order by 1 desc`);
}

export type EarnedRow = { rewards: number; earned: bigint; thisMonth: bigint };

export async function selectEarned(db: Database, { merchant, memberId }: Inviter): Promise<EarnedRow> {
  const [row] = await db.query<EarnedRow>(sql`
    select count(*)::int as rewards, coalesce(sum(amount), 0)::bigint as earned,
      coalesce(sum(amount) filter (where record_day(granted_at) >= date_trunc('month', record_day(platform_now()))::date),
        0)::bigint as this_month
    from reward_grant
    where merchant = ${merchant} and member_id = ${memberId}::bigint and period like 'friend-%' and state <> 'reversed'`);
  return row ?? { rewards: 0, earned: 0n, thisMonth: 0n };
}

export type InvitedRow = {
  id: bigint;
  key: string;
  friendId: bigint;
  username: string;
  registeredAt: Date;
  signals: string[];
  verdict: 'approved' | 'rejected' | null;
  decidedAt: Date | null;
  excluded: boolean;
  reason: string | null;
  deposited: boolean;
  played: boolean;
  grantCode: string | null;
  grantAmount: bigint | null;
  grantState: GrantState | null;
  grantedAt: Date | null;
};

export function selectInvited(
  db: Database,
  { merchant, memberId }: Inviter,
  { before, limit }: { before: bigint | null; limit: number },
): Promise<InvitedRow[]> {
  return db.query<InvitedRow>(sql`
    select r.id, r.key, r.friend_id, m.username, r.registered_at, r.signals, r.verdict, r.decided_at, r.reason,
      m.status <> 'active' or coalesce(m.break_until > platform_now(), false) as excluded,
      exists (select from deposit d where d.merchant = r.merchant and d.member_id = r.friend_id
        and d.credited_at is not null and d.state <> 'charged_back') as deposited,
      exists (select from game_round g where g.merchant = r.merchant and g.member_id = r.friend_id
        and g.state = 'closed') as played,
      g.code as grant_code, g.amount as grant_amount, g.state as grant_state, g.granted_at
    from referral r
    join member m on m.merchant = r.merchant and m.id = r.friend_id
    left join reward_grant g on g.merchant = r.merchant and g.period = r.key and g.period like 'friend-%'
    where r.merchant = ${merchant} and r.inviter_id = ${memberId}::bigint
      ${before === null ? sql`` : sql`and r.id < ${before}`}
    order by r.id desc limit ${limit}`);
}
