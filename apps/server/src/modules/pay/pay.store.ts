import type { ContractType } from '@maidan/contract/agents/agent-contract.ts';
import type { PayState } from '@maidan/contract/pay/pay-row.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

type Whose = { merchant: string; memberId: string };

/** Counts what has settled; answers with how many transactions of the wallet it has seen. */
export async function foldTurnover(db: Database, merchant: string, atMost: number): Promise<number> {
  const [row] = await db.query<{ seen: number }>(sql`select pay_fold(${merchant}, ${atMost}) as seen`);
  return row?.seen ?? 0;
}

/** Pays what is due; answers with how many steps that took, and who was paid. */
export async function payDue(
  db: Database,
  given: { merchant: string; currency: string; atMost: number },
): Promise<{ steps: number; paid: string[] }> {
  const [row] = await db.query<{ steps: number; paid: bigint[] }>(sql`
    select steps, paid from pay_due(${given.merchant}, ${given.currency}, ${given.atMost})`);
  return { steps: row?.steps ?? 0, paid: (row?.paid ?? []).map(String) };
}

export type PayRecord = {
  id: bigint;
  contractId: bigint;
  type: ContractType;
  slotStart: Date;
  slotEnd: Date;
  rounds: bigint;
  members: number;
  stake: bigint;
  payout: bigint;
  lateStake: bigint;
  latePayout: bigint;
  tier: number | null;
  rateBasisPoints: number;
  base: bigint;
  baseBefore: bigint;
  gross: bigint;
  shared: bigint;
  owedBefore: bigint;
  owedAfter: bigint;
  amount: bigint;
  state: PayState;
  paidAt: Date | null;
};

const WHOLE = sql`
  select p.id, p.contract_id, p.type, p.slot_start, p.slot_end, p.rounds, p.members, p.stake, p.payout, p.late_stake, p.late_payout,
    p.tier, p.rate_basis_points, p.base, p.base_before, p.gross, p.shared, p.owed_before, p.owed_after, p.amount, p.paid_at,
    case p.state when 'due' then 'withheld' else p.state end as state
  from agent_pay p`;

/** Days as PostgreSQL reads them; a slot belongs to the day it begins on. */
export type PayFilter = { type: ContractType; from: string; to: string };
export type PayPlace = { slot: Date; id: bigint };

export function selectPay(
  db: Database,
  { merchant, memberId }: Whose,
  { type, from, to }: PayFilter,
  page: { before: PayPlace | null; limit: number },
): Promise<PayRecord[]> {
  return db.query<PayRecord>(sql`
    ${WHOLE} where p.merchant = ${merchant} and p.member_id = ${memberId}::bigint and p.type = ${type}
      and p.slot_start >= record_day_start(${from}::date) and p.slot_start < record_day_start(${to}::date + 1)
      ${page.before === null ? sql`` : sql`and (p.slot_start, p.id) < (${page.before.slot}, ${page.before.id})`}
    order by p.slot_start desc, p.id desc limit ${page.limit}`);
}

export type PaySums = { turnover: bigint; shared: bigint; paid: bigint; withheld: bigint };

export async function sumPay(
  db: Database,
  { merchant, memberId }: Whose,
  { type, from, to }: PayFilter,
): Promise<PaySums> {
  const [row] = await db.query<PaySums>(sql`
    select coalesce(sum(p.stake), 0)::bigint as turnover, coalesce(sum(p.shared), 0)::bigint as shared,
      coalesce(sum(p.amount) filter (where p.state = 'paid'), 0)::bigint as paid,
      coalesce(sum(p.amount) filter (where p.state in ('due', 'withheld')), 0)::bigint as withheld
    from agent_pay p
    where p.merchant = ${merchant} and p.member_id = ${memberId}::bigint and p.type = ${type}
      and p.slot_start >= record_day_start(${from}::date) and p.slot_start < record_day_start(${to}::date + 1)`);
  return row ?? { turnover: 0n, shared: 0n, paid: 0n, withheld: 0n };
}

export async function selectPayRow(
  db: Database,
  { merchant, memberId }: Whose,
  id: string,
): Promise<PayRecord | null> {
  const [row] = await db.query<PayRecord>(sql`
    ${WHOLE} where p.merchant = ${merchant} and p.member_id = ${memberId}::bigint and p.id = ${id}::bigint`);
  return row ?? null;
}

export type PayMember = {
  username: string;
  rounds: bigint;
  stake: bigint;
  payout: bigint;
  lateStake: bigint;
  of: number;
};

/** The members whose rounds a slot was reckoned from, the largest turnover first, and how many there are. */
export function selectPayMembers(
  db: Database,
  { merchant, memberId }: Whose,
  { slotStart, slotEnd }: Pick<PayRecord, 'slotStart' | 'slotEnd'>,
  limit: number,
): Promise<PayMember[]> {
  return db.query<PayMember>(sql`
    select m.username, s.rounds, s.stake, s.payout, s.late_stake, s.of
    from (
      select t.member_id, sum(t.rounds)::bigint as rounds, sum(t.stake)::bigint as stake, sum(t.payout)::bigint as payout,
        sum(t.late_stake)::bigint as late_stake, (count(*) over ())::int as of
      from team_slot t
      where t.merchant = ${merchant} and t.agent_id = ${memberId}::bigint and t.slot >= ${slotStart} and t.slot < ${slotEnd}
      group by t.member_id order by 3 desc, 1 limit ${limit}
    ) s
    join member m on m.merchant = ${merchant} and m.id = s.member_id
    order by s.stake desc, s.member_id`);
}

/** The contracts below, and what of this slot was theirs. */
export function selectPayShares(
  db: Database,
  { merchant, memberId }: Whose,
  { type, slotStart }: Pick<PayRecord, 'type' | 'slotStart'>,
): Promise<{ downline: string; rateBasisPoints: number; share: bigint }[]> {
  return db.query(sql`
    select m.username as downline, p.rate_basis_points, p.gross as share
    from agent_pay p join member m on m.merchant = p.merchant and m.id = p.member_id
    where p.merchant = ${merchant} and p.upline_id = ${memberId}::bigint and p.type = ${type} and p.slot_start = ${slotStart}
      and p.gross > 0
    order by p.gross desc, p.id limit 200`);
}

export type TrySlot = {
  slotStart: Date;
  slotEnd: Date;
  members: number;
  stake: bigint;
  tier: number | null;
  rate: number;
  gross: bigint;
  ownGross: bigint;
  ownLeft: bigint;
};

/**
 * What terms would have given over the last closed slots in which the downline's team settled anything, beside what the caller's
 * own contract that runs now gives for those slots. Reckoned by the function that pays.
 */
export function selectTrial(
  db: Database,
  { merchant, memberId }: Whose,
  terms: {
    downlineId: bigint;
    type: ContractType;
    period: string;
    tiers: string;
    fee: number;
    carries: boolean;
  },
  slots: number,
): Promise<TrySlot[]> {
  return db.query<TrySlot>(sql`
    with slot as materialized (
      select distinct pay_slot_start(k.kind, t.slot) as slot_start, pay_slot_end(k.kind, t.slot) as slot_end
      from (select pay_slot_of(${terms.type}, ${terms.period}) as kind) k
      join pay_clock c on c.merchant = ${merchant}
      join team_slot t on t.merchant = ${merchant} and t.agent_id = ${terms.downlineId} and t.slot < c.closed_until
        and t.slot >= c.closed_until - interval '190 days' and pay_slot_end(k.kind, t.slot) <= c.closed_until
      order by 1 desc limit ${slots}
    )
    select s.slot_start, s.slot_end, r.members, r.stake, r.tier, r.rate, r.gross, coalesce(o.gross, 0) as own_gross,
      coalesce(o.gross, 0) - r.gross as own_left
    from slot s
    cross join lateral pay_reckon(${merchant}, ${terms.downlineId}, ${terms.type}, ${terms.tiers}::jsonb, ${terms.fee},
      ${terms.carries}, s.slot_start, s.slot_end, 0) r
    left join agent_contract a on a.merchant = ${merchant} and a.downline_id = ${memberId}::bigint and a.type = ${terms.type}
      and a.state = 'accepted'
    left join lateral pay_reckon(${merchant}, ${memberId}::bigint, a.type, a.tiers, a.fee_basis_points, a.carries_losses,
      s.slot_start, s.slot_end, 0) o on a.id is not null
    order by s.slot_start desc`);
}

/** Whom the caller may offer something: a direct downline. */
export async function selectDownline(
  db: Database,
  { merchant, memberId }: Whose,
  username: string,
): Promise<bigint | null> {
  const [row] = await db.query<{ id: bigint }>(sql`
    select id from member
    where merchant = ${merchant} and username_key = lower(${username}) and upline_id = ${memberId}::bigint`);
  return row?.id ?? null;
}
