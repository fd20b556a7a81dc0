import type { ContractType } from '@maidan/contract/agents/agent-contract.ts';
import type { LocalText } from '@maidan/contract/local-text.ts';
import type { PAY_BET_KINDS } from '@maidan/contract/pay/list-pay-bets.ts';
import type { PayState } from '@maidan/contract/pay/pay-row.ts';
import type { Database } from '#db/database.ts';
import { sql, type Sql } from '#db/sql.ts';

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
  /** The line of the contract: what was settled below the agent in another one is not in this row. */
  lineNo: bigint;
  memberId: bigint;
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
  select p.id, p.contract_id, c.line_no, p.member_id, p.type, p.slot_start, p.slot_end, p.rounds, p.members, p.stake, p.payout, p.late_stake, p.late_payout,
    p.tier, p.rate_basis_points, p.base, p.base_before, p.gross, p.shared, p.owed_before, p.owed_after, p.amount, p.paid_at,
    case p.state when 'due' then 'withheld' else p.state end as state
  from agent_pay p join agent_contract c on c.merchant = p.merchant and c.id = p.contract_id`;

/** Days as PostgreSQL reads them: when it was paid; what is not, when it was reckoned. */
export type PayFilter = {
  type: ContractType;
  from: string;
  to: string;
  state?: PayState | undefined;
  late?: 'only' | undefined;
};
const within = ({ from, to }: Pick<PayFilter, 'from' | 'to'>) =>
  sql`coalesce(p.paid_at, p.reckoned_at) >= record_day_start(${from}::date)
        and coalesce(p.paid_at, p.reckoned_at) < record_day_start(${to}::date + 1)`;
export type PayPlace = { slot: Date; id: bigint };

export function selectPay(
  db: Database,
  { merchant, memberId }: Whose,
  { type, from, to, state, late }: PayFilter,
  page: { before: PayPlace | null; limit: number },
): Promise<PayRecord[]> {
  return db.query<PayRecord>(sql`
    ${WHOLE} where p.merchant = ${merchant} and p.member_id = ${memberId}::bigint and p.type = ${type}
      and ${within({ from, to })}
      ${state === undefined ? sql`` : sql`and case p.state when 'due' then 'withheld' else p.state end = ${state}`}
      ${late === undefined ? sql`` : sql`and (p.late_stake <> 0 or p.late_payout <> 0)`}
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
    select coalesce(sum(d.turnover), 0)::bigint as turnover, coalesce(sum(d.shared), 0)::bigint as shared,
      coalesce(sum(d.paid), 0)::bigint as paid, coalesce(sum(d.withheld), 0)::bigint as withheld
    from agent_pay_day d
    where d.merchant = ${merchant} and d.member_id = ${memberId}::bigint and d.type = ${type}
      and d.day between ${from}::date and ${to}::date`);
  return row ?? { turnover: 0n, shared: 0n, paid: 0n, withheld: 0n };
}

/** For whoever got it and whoever gave the contract. */
export async function selectPayRow(
  db: Database,
  { merchant, memberId }: Whose,
  id: string,
): Promise<PayRecord | null> {
  const [row] = await db.query<PayRecord>(sql`
    ${WHOLE} where p.merchant = ${merchant} and p.id = ${id}::bigint
      and ${memberId}::bigint in (p.member_id, p.upline_id)`);
  return row ?? null;
}

export type PayMember = {
  id: bigint;
  username: string;
  /** How far below whoever reads; null for whoever is not below any more. */
  depth: number | null;
  rounds: bigint;
  stake: bigint;
  payout: bigint;
  lateStake: bigint;
};
export type PayMemberPlace = { stake: bigint; id: bigint };
type PaySlot = Pick<PayRecord, 'contractId' | 'memberId' | 'lineNo' | 'slotStart' | 'slotEnd'>;

/** The members whose rounds a slot was reckoned from, the largest turnover first; or one of them. */
export function selectPayMembers(
  db: Database,
  merchant: string,
  slot: PaySlot,
  given: { readerId: string; limit: number } & ({ after: PayMemberPlace | null } | { member: string }),
): Promise<PayMember[]> {
  return db.query<PayMember>(sql`
    select m.id, m.username, l.depth, s.rounds, s.stake, s.payout, s.late_stake
    from (${'member' in given ? oneOf(merchant, slot, given.member) : membersOf(merchant, slot, given)}) s
    join member m on m.merchant = ${merchant} and m.id = s.member_id
    left join team_line l on l.merchant = ${merchant} and l.above_id = ${given.readerId}::bigint and l.below_id = m.id
    order by -s.stake, s.member_id`);
}

const membersOf = (
  merchant: string,
  { contractId, slotStart }: PaySlot,
  { after, limit }: { after: PayMemberPlace | null; limit: number },
): Sql => sql`
  select t.member_id, t.rounds, t.stake, t.payout, t.late_stake from agent_pay_member t
  where t.merchant = ${merchant} and t.contract_id = ${contractId} and t.slot_start = ${slotStart}
    ${after === null ? sql`` : sql`and (-t.stake, t.member_id) > (-${after.stake}::bigint, ${after.id}::bigint)`}
  order by -t.stake, t.member_id limit ${limit}`;

const oneOf = (
  merchant: string,
  { memberId, lineNo, slotStart, slotEnd }: PaySlot,
  member: string,
): Sql => sql`
  select t.member_id, sum(t.rounds)::bigint as rounds, sum(t.stake)::bigint as stake, sum(t.payout)::bigint as payout,
    sum(t.late_stake)::bigint as late_stake
  from pay_team_member(${merchant}, ${memberId}, ${lineNo}, ${member}::bigint, ${slotStart}, ${slotEnd}) t
  group by t.member_id`;

export type PayBetPlace = { slotSeconds: bigint; roundNumber: bigint; part: bigint };
export type PayBet = PayBetPlace & {
  roundId: string;
  nodeId: string;
  name: LocalText | null;
  placedAt: Date;
  kind: (typeof PAY_BET_KINDS)[number];
  stake: bigint;
  payout: bigint;
};

/** The rounds of a member as they were counted, of the line that the row was paid for. */
export function selectPayBets(
  db: Database,
  merchant: string,
  { memberId, lineNo, slotStart, slotEnd }: PaySlot,
  { member, before, limit }: { member: string; before: PayBetPlace | null; limit: number },
): Promise<PayBet[]> {
  const ofMember = sql`merchant = ${merchant} and member_id = ${member}::bigint and slot >= ${slotStart} and slot < ${slotEnd}
    ${before === null ? sql`` : sql`and slot <= to_timestamp(${before.slotSeconds}::bigint)`}`;
  return db.query<PayBet>(sql`
    select extract(epoch from x.slot)::bigint as slot_seconds, r.id as round_number, x.part, r.round_id, r.node_id, g.name, r.placed_at,
      case when x.rounds < 0 then 'takenBack' when x.part = 0 and r.settled_at < x.slot then 'late' else 'inTime' end as kind,
      x.stake, x.payout
    from (
      select partner, round_id, slot, line_no, 0::bigint as part, 1 as rounds, stake, payout from round_counted where ${ofMember}
      union all
      select partner, round_id, slot, line_no, id, rounds, stake, payout from round_recounted where ${ofMember}
    ) x
    join game_round r on r.merchant = ${merchant} and r.partner = x.partner and r.round_id = x.round_id
      and r.member_id = ${member}::bigint
    left join game g on g.merchant = r.merchant and g.node_id = r.node_id
    where exists (
        select from pay_team_member(${merchant}, ${memberId}, ${lineNo}, ${member}::bigint, ${slotStart}, ${slotEnd}) t
        where t.slot = x.slot and t.line_no = x.line_no)
      ${
        before === null
          ? sql``
          : sql`and (x.slot, r.id, x.part) < (to_timestamp(${before.slotSeconds}::bigint), ${before.roundNumber}::bigint,
              ${before.part}::bigint)`
      }
    order by x.slot desc, r.id desc, x.part desc limit ${limit}`);
}

type PayShare = {
  id: string;
  number: string;
  username: string;
  depth: number | null;
  rateBasisPoints: number;
  share: bigint;
};

/** The contracts below, and what of this slot was theirs. */
export function selectPayShares(
  db: Database,
  { merchant, memberId: readerId }: Whose,
  { memberId, type, slotStart }: Pick<PayRecord, 'memberId' | 'type' | 'slotStart'>,
): Promise<PayShare[]> {
  return db.query(sql`
    select p.id::text, m.id::text as number, m.username, l.depth, p.rate_basis_points, p.gross as share
    from agent_pay p join member m on m.merchant = p.merchant and m.id = p.member_id
    left join team_line l on l.merchant = p.merchant and l.above_id = ${readerId}::bigint and l.below_id = p.member_id
    where p.merchant = ${merchant} and p.upline_id = ${memberId} and p.type = ${type} and p.slot_start = ${slotStart}
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
 * What terms would have given over the last closed slots in which the downline's team settled anything under the caller, beside what the caller's
 * own contract that runs now gives for those slots. Reckoned by the function that pays, the oldest first: each slot begins with what
 * the one before left to be made good.
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
    with recursive bound as materialized (
      select k.kind, pay_slot_start(k.kind, c.closed_until) as upto, c.closed_until - interval '190 days' as since,
        coalesce((select v.at from member_move v
          where v.merchant = ${merchant} and v.member_id = ${terms.downlineId} order by v.no desc limit 1), '-infinity') as came_at
      from (select pay_slot_of(${terms.type}, ${terms.period}) as kind) k
      join pay_clock c on c.merchant = ${merchant} and isfinite(c.closed_until)
    ), back as (
      -- From the last closed slot to the one before it that has any turnover: as many looks as slots, however much was played.
      select 0 as steps, b.upto as slot_start from bound b
      union all
      select k.steps + 1, s.start
      from back k cross join bound b
      cross join lateral (select max(t.slot) as slot
        from pay_team(${merchant}, ${terms.downlineId}, null, b.since, k.slot_start) t) f
      cross join lateral (select pay_slot_start(b.kind, f.slot) as start) s
      where k.steps < ${slots} and s.start >= b.came_at
    ), slot as materialized (
      select k.slot_start, pay_slot_end(b.kind, k.slot_start) as slot_end, row_number() over (order by k.slot_start) as n
      from back k cross join bound b where k.steps > 0
    ), given as (
      select 0::bigint as n, null::int as members, null::bigint as stake, null::int as tier, null::int as rate, null::bigint as gross,
        0::bigint as base_after
      union all
      select s.n, r.members, r.stake, r.tier, r.rate, r.gross, r.base_after
      from given g join slot s on s.n = g.n + 1
      cross join lateral pay_reckon(${merchant}, ${terms.downlineId}, null, ${terms.type}, ${terms.tiers}::jsonb,
        ${terms.fee}, ${terms.carries}, s.slot_start, s.slot_end, g.base_after) r
    ), own as (
      select 0::bigint as n, null::bigint as gross, 0::bigint as base_after
      union all
      select s.n, r.gross, r.base_after
      from own o join slot s on s.n = o.n + 1
      join agent_contract a on a.merchant = ${merchant} and a.downline_id = ${memberId}::bigint and a.type = ${terms.type}
        and a.state = 'accepted'
      cross join lateral pay_reckon(${merchant}, ${memberId}::bigint, null, a.type, a.tiers, a.fee_basis_points,
        a.carries_losses, s.slot_start, s.slot_end, o.base_after) r
    )
    select s.slot_start, s.slot_end, g.members, g.stake, g.tier, g.rate, g.gross, coalesce(o.gross, 0) as own_gross,
      coalesce(o.gross, 0) - g.gross as own_left
    from slot s join given g on g.n = s.n left join own o on o.n = s.n
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
