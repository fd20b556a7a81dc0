import {
  CONTRACT_TYPES,
  type ContractPeriod,
  type ContractState,
  type ContractType,
} from '@maidan/contract/agents/agent-contract.ts';
import type { Database } from '#db/database.ts';
import { sql, type Sql } from '#db/sql.ts';

/** As the column has it: amounts in minor units, which fit a number. */
export type TierRow = {
  rate: number;
  members: number;
  validBet: number;
  profitLoss: number;
  betAmount: number;
};
export type Terms = {
  type: ContractType;
  tiers: readonly TierRow[];
  period: ContractPeriod;
  feeBasisPoints: number;
  carriesLosses: boolean;
};
export type ContractRow = Omit<Terms, 'tiers'> & {
  id: bigint;
  version: number;
  state: ContractState;
  upline: string | null;
  downline: string;
  rateBasisPoints: number;
  tiers: TierRow[];
  proposedAt: Date;
  decidedAt: Date | null;
  endedAt: Date | null;
  startsAt: Date | null;
  endsAt: Date | null;
};
/** `depth` is how far below whoever reads it somebody stands; nought is the reader, null nobody below. */
type PartyRow = { id: bigint; username: string; depth: number | null };
export type EndingRow = {
  id: bigint;
  type: ContractType;
  rateBasisPoints: number;
  upline: PartyRow;
  downline: PartyRow;
};
type Whose = { merchant: string; memberId: string };

const WHOLE = sql`
  select c.id, c.type, c.version, c.state, u.username as upline, d.username as downline, c.rate_basis_points, c.tiers, c.period,
    c.fee_basis_points, c.carries_losses, c.proposed_at, c.decided_at, c.ended_at, c.starts_at, c.ends_at
  from agent_contract c
  join member d on d.merchant = c.merchant and d.id = c.downline_id
  left join member u on u.merchant = c.merchant and u.id = c.upline_id`;

export function selectPendingContracts(db: Database, { merchant, memberId }: Whose): Promise<ContractRow[]> {
  return db.query<ContractRow>(sql`
    ${WHOLE} where c.merchant = ${merchant} and c.downline_id = ${memberId}::bigint and c.state = 'proposed'
    order by c.id limit 20`);
}

/** What this proposal would take the place of, and whether it earns its agent less than that in any point (as A4 compares). */
export async function selectReplaced(
  db: Database,
  merchant: string,
  id: bigint,
): Promise<(ContractRow & { isWorse: boolean }) | null> {
  const [row] = await db.query<ContractRow & { isWorse: boolean }>(sql`
    select w.*, not contract_covers(o, w.period, w.tiers, w.fee_basis_points, w.carries_losses) as is_worse
    from agent_contract o
    join agent_contract r on r.merchant = o.merchant and r.downline_id = o.downline_id and r.type = o.type and r.state = 'accepted'
    cross join lateral (${WHOLE} where c.merchant = r.merchant and c.id = r.id) w
    where o.merchant = ${merchant} and o.id = ${id}`);
  return row ?? null;
}

/** AGT-06: what would end if this proposal were accepted now. */
export function selectEndsOfOffer(
  db: Database,
  { merchant, memberId }: Whose,
  id: bigint,
): Promise<EndingRow[]> {
  return selectEnds(
    db,
    { merchant, readerId: memberId },
    sql`select e.* from agent_contract c cross join lateral contract_ends(c.merchant, c.type, c.downline_id, c.id) e
      where c.merchant = ${merchant} and c.id = ${id}`,
  );
}

/** And if one with these terms were. */
export function selectEndsOfTerms(
  db: Database,
  { merchant, memberId }: Whose,
  { downlineId, ...terms }: Terms & { downlineId: bigint },
): Promise<EndingRow[]> {
  return selectEnds(
    db,
    { merchant, readerId: memberId },
    sql`select e.* from contract_ends_under(${merchant}, ${terms.type}, ${downlineId}, jsonb_populate_record(null::agent_contract,
      jsonb_build_object('period', ${terms.period}::text, 'tiers', ${JSON.stringify(terms.tiers)}::jsonb,
        'fee_basis_points', ${terms.feeBasisPoints}::int, 'carries_losses', ${terms.carriesLosses}::boolean))) e`,
  );
}

/** And what would end together with one that runs, if this upline, or the house, has given it; null if not. */
export async function selectEndsOfEnd(
  db: Database,
  { merchant, uplineId, id }: { merchant: string; uplineId: string | null; id: string },
): Promise<EndingRow[] | null> {
  const given = sql`select c.merchant, c.type, c.downline_id from agent_contract c
    where c.merchant = ${merchant} and c.id = ${id}::bigint and c.state = 'accepted'
      and c.upline_id is not distinct from ${uplineId}::bigint`;
  const [found] = await db.query<{ type: ContractType }>(sql`select g.type from (${given}) g`);
  if (found === undefined) return null;
  return selectEnds(
    db,
    { merchant, readerId: uplineId },
    sql`select e.* from (${given}) g cross join lateral contract_ends(g.merchant, g.type, g.downline_id, null) e`,
  );
}

async function selectEnds(
  db: Database,
  { merchant, readerId }: { merchant: string; readerId: string | null },
  ends: Sql,
): Promise<EndingRow[]> {
  const rows = await db.query<{
    id: bigint;
    type: ContractType;
    rateBasisPoints: number;
    uplineId: bigint;
    upline: string;
    uplineDepth: number | null;
    downlineId: bigint;
    downline: string;
    downlineDepth: number | null;
  }>(sql`
    select e.id, e.type, e.rate_basis_points, e.upline_id, u.username as upline,
      case when e.upline_id = ${readerId}::bigint then 0 else lu.depth end as upline_depth,
      e.downline_id, d.username as downline, ld.depth as downline_depth
    from (${ends}) e
    join member u on u.merchant = e.merchant and u.id = e.upline_id
    join member d on d.merchant = e.merchant and d.id = e.downline_id
    left join team_line lu on lu.merchant = ${merchant} and lu.above_id = ${readerId}::bigint and lu.below_id = e.upline_id
    left join team_line ld on ld.merchant = ${merchant} and ld.above_id = ${readerId}::bigint and ld.below_id = e.downline_id
    order by e.id`);
  return rows.map(({ id, type, rateBasisPoints, ...row }) => ({
    id,
    type,
    rateBasisPoints,
    upline: { id: row.uplineId, username: row.upline, depth: row.uplineDepth },
    downline: { id: row.downlineId, username: row.downline, depth: row.downlineDepth },
  }));
}

export async function selectRunningTypes(
  db: Database,
  { merchant, memberId }: Whose,
): Promise<ContractType[]> {
  const rows = await db.query<{ type: ContractType }>(sql`
    select distinct c.type from agent_contract c
    where c.merchant = ${merchant} and (c.upline_id = ${memberId}::bigint or c.downline_id = ${memberId}::bigint)
      and (c.state = 'accepted'
        or exists (select from agent_pay_mark k where k.merchant = c.merchant and k.contract_id = c.id)
        or exists (select from agent_pay p where p.merchant = c.merchant and p.member_id = c.downline_id
          and p.contract_id = c.id and p.state in ('due', 'withheld')))
    union
    -- What was paid once stays to be read.
    select y.type from unnest(${CONTRACT_TYPES}::text[]) y (type)
    where exists (select from agent_pay p
      where p.merchant = ${merchant} and p.member_id = ${memberId}::bigint and p.type = y.type and p.amount > 0)`);
  return rows.map(({ type }) => type);
}

type ContractFilter = {
  side: 'above' | 'below';
  shown: 'now' | 'over';
  type?: ContractType | undefined;
  downline?: string | undefined;
  before: bigint | null;
  limit: number;
};

export function selectContracts(
  db: Database,
  { merchant, memberId }: Whose,
  { side, shown, type, downline, before, limit }: ContractFilter,
): Promise<ContractRow[]> {
  const party = side === 'above' ? sql`c.downline_id` : sql`c.upline_id`;
  const states =
    shown === 'now' ? ['proposed', 'accepted'] : ['rejected', 'withdrawn', 'lapsed', 'terminated'];
  return db.query<ContractRow>(sql`
    ${WHOLE} where c.merchant = ${merchant} and ${party} = ${memberId}::bigint and c.state = any(${states}::text[])
      ${type === undefined ? sql`` : sql`and c.type = ${type}`}
      ${downline === undefined ? sql`` : sql`and c.downline_id = ${downline}::bigint`}
      ${before === null ? sql`` : sql`and c.id < ${before}`}
    order by c.id desc limit ${limit}`);
}

/** Whom a list of contracts is about: a direct downline, or somebody who had one and moved away since. */
export async function selectDownline(
  db: Database,
  { merchant, memberId }: Whose,
  id: string,
): Promise<{ id: bigint; username: string; hasContract: boolean } | null> {
  const [row] = await db.query<{ id: bigint; username: string; hasContract: boolean }>(sql`
    select m.id, m.username, h.has_contract
    from member m
    cross join lateral (select exists (select from agent_contract c
      where c.merchant = m.merchant and c.upline_id = ${memberId}::bigint and c.downline_id = m.id) as has_contract) h
    where m.merchant = ${merchant} and m.id = ${id}::bigint and (m.upline_id = ${memberId}::bigint or h.has_contract)`);
  return row ?? null;
}

export async function selectContract(
  db: Database,
  merchant: string,
  id: bigint,
): Promise<ContractRow | null> {
  const [row] = await db.query<ContractRow>(sql`${WHOLE} where c.merchant = ${merchant} and c.id = ${id}`);
  return row ?? null;
}

type AnswerOutcome = 'done' | 'unknown' | 'decided' | 'withdrawn' | 'above' | 'stale';
type Deciding = Whose & { id: string; type: ContractType; accept: boolean; ends: readonly string[] };

/** A5, A6: one call decides, whichever node it comes through. */
export async function answerContract(
  db: Database,
  { merchant, memberId, id, type, accept, ends }: Deciding,
): Promise<AnswerOutcome> {
  const [row] = await db.query<{ outcome: AnswerOutcome }>(sql`
    select contract_answer(${merchant}, ${memberId}::bigint, ${id}::bigint, ${type}, ${accept}, ${ends}::bigint[]) as outcome`);
  return row?.outcome ?? 'unknown';
}

type EndOutcome = 'done' | 'unknown' | 'decided' | 'stale' | 'waits';

/** A6: by the one who offered it; null is the house. */
export async function endContract(
  db: Database,
  given: { merchant: string; uplineId: string | null; id: string; ends: readonly string[] },
): Promise<EndOutcome> {
  const [row] = await db.query<{ outcome: EndOutcome }>(sql`
    select contract_end(${given.merchant}, ${given.uplineId}::bigint, ${given.id}::bigint, ${given.ends}::bigint[]) as outcome`);
  return row?.outcome ?? 'unknown';
}

/** A6: by the one who offered it; null is the house. */
export async function withdrawOffer(
  db: Database,
  given: { merchant: string; uplineId: string | null; id: string },
): Promise<'done' | 'unknown' | 'decided'> {
  const [row] = await db.query<{ outcome: 'done' | 'unknown' | 'decided' }>(sql`
    select contract_withdraw(${given.merchant}, ${given.uplineId}::bigint, ${given.id}::bigint) as outcome`);
  return row?.outcome ?? 'unknown';
}

/** Whose contracts these are, upline and downline: all of them hear of a change. */
export async function selectParties(
  db: Database,
  merchant: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await db.query<{ memberId: string }>(sql`
    select distinct p.id::text as member_id from agent_contract c
    cross join lateral (values (c.upline_id), (c.downline_id)) p (id)
    where c.merchant = ${merchant} and c.id = any(${ids}::bigint[]) and p.id is not null`);
  return rows.map(({ memberId }) => memberId);
}

/** Offers to somebody that ended by a move. */
export async function selectLapsed(db: Database, merchant: string, downlineId: bigint): Promise<string[]> {
  const rows = await db.query<{ id: bigint }>(sql`
    select id from agent_contract
    where merchant = ${merchant} and downline_id = ${downlineId} and state = 'lapsed' order by id desc limit 4`);
  return rows.map(({ id }) => id.toString());
}

export type PersonRow = { id: bigint; uplineId: bigint | null; type: number };

export async function selectByUsername(
  db: Database,
  merchant: string,
  username: string,
): Promise<PersonRow | null> {
  const rows = await db.query<PersonRow>(sql`
    select id, upline_id, type from member where merchant = ${merchant} and username_key = lower(${username})`);
  return rows[0] ?? null;
}

/** Contracts of one kind change one after the other: what is looked at afterwards holds until the end of the transaction. */
export async function lockContracts(tx: Database, merchant: string, type: ContractType): Promise<void> {
  await tx.query(sql`select contract_lock(${merchant}, ${type})`);
}

/** What an offer must keep within (A4), and whether one of its kind waits already. */
export async function selectRoom(
  db: Database,
  {
    merchant,
    uplineId,
    downlineId,
    ...terms
  }: Terms & { merchant: string; uplineId: bigint | null; downlineId: bigint },
): Promise<{ covered: boolean; waits: boolean }> {
  const [row] = await db.query<{ covered: boolean; waits: boolean }>(sql`
    select a.id is not null and contract_covers(a, ${terms.period}, ${JSON.stringify(terms.tiers)}::jsonb,
      ${terms.feeBasisPoints}::int, ${terms.carriesLosses}::boolean) as covered, exists (
      select from agent_contract w where w.merchant = ${merchant} and w.downline_id = ${downlineId} and w.type = ${terms.type}
        and w.upline_id is not distinct from ${uplineId}::bigint and w.state = 'proposed') as waits
    from (select) one
    left join agent_contract a on a.merchant = ${merchant} and a.downline_id = ${uplineId}::bigint and a.type = ${terms.type}
      and a.state = 'accepted'`);
  return row ?? { covered: false, waits: false };
}

export async function insertContract(
  db: Database,
  {
    merchant,
    uplineId,
    downlineId,
    ...terms
  }: Terms & { merchant: string; uplineId: bigint | null; downlineId: bigint },
): Promise<bigint> {
  const [row] = await db.query<{ id: bigint }>(sql`
    insert into agent_contract (merchant, upline_id, downline_id, type, rate_basis_points, tiers, period, fee_basis_points, carries_losses)
    values (${merchant}, ${uplineId}::bigint, ${downlineId}, ${terms.type}, ${terms.tiers.at(-1)?.rate ?? 0},
      ${JSON.stringify(terms.tiers)}::jsonb, ${terms.period}, ${terms.feeBasisPoints}, ${terms.carriesLosses})
    returning id`);
  if (row === undefined) throw new Error('the contract was not written');
  return row.id;
}

export type PartnerRow = {
  id: bigint;
  username: string;
  nickname: string;
  type: ContractType | null;
  state: ContractState | null;
  rateBasisPoints: number | null;
};

type PartnerFilter = {
  types: readonly number[];
  search?: string | undefined;
  downline?: string | undefined;
  limit: number;
};

/** Direct downline agents by name, a row for each contract that runs or waits. */
export function selectPartners(
  db: Database,
  { merchant, memberId }: Whose,
  { types, search, downline, limit }: PartnerFilter,
): Promise<PartnerRow[]> {
  return db.query<PartnerRow>(sql`
    select m.id, m.username, m.nickname, c.type, c.state, c.rate_basis_points
    from (select * from member m where m.merchant = ${merchant} and m.upline_id = ${memberId}::bigint
        and m.type = any(${types}::int[])
        ${search === undefined ? sql`` : sql`and (starts_with(m.username_key, lower(${search})) or m.id::text = ${search})`}
        ${downline === undefined ? sql`` : sql`and m.id = ${downline}::bigint`}
      order by m.username_key limit ${limit}::int) m
    left join agent_contract c on c.merchant = m.merchant and c.downline_id = m.id and c.state in ('proposed', 'accepted')
    order by m.username_key, c.id`);
}

export function selectOwn(
  db: Database,
  { merchant, memberId }: Whose,
): Promise<(Omit<Terms, 'tiers'> & { rateBasisPoints: number; tiers: TierRow[] })[]> {
  return db.query(sql`
    select type, rate_basis_points, period, tiers, fee_basis_points, carries_losses from agent_contract
    where merchant = ${merchant} and downline_id = ${memberId}::bigint and state = 'accepted'`);
}
