import type { LocalText } from '@maidan/contract/local-text.ts';
import type { Database } from '#db/database.ts';
import { sql, type Sql } from '#db/sql.ts';
import type { DayRange } from '#modules/records/day-range.ts';
import type { Agent } from './team.store.ts';

export type Figures = {
  rounds: bigint;
  stake: bigint;
  payout: bigint;
  deposits: bigint;
  withdrawals: bigint;
  bonuses: bigint;
};
export type TeamFigures = Figures & {
  active: bigint;
  joined: bigint;
  firstDeposits: bigint;
  commission: bigint;
};
export type GameFilter = { vendor?: string | undefined; category?: string | undefined };

const WHOLE_TEAM = sql`coalesce(sum(rounds), 0)::bigint as rounds, coalesce(sum(stake), 0)::bigint as stake,
  coalesce(sum(payout), 0)::bigint as payout, coalesce(sum(deposits), 0)::bigint as deposits,
  coalesce(sum(withdrawals), 0)::bigint as withdrawals, coalesce(sum(bonuses), 0)::bigint as bonuses,
  coalesce(sum(active), 0)::bigint as active, coalesce(sum(joined), 0)::bigint as joined,
  coalesce(sum(first_deposits), 0)::bigint as first_deposits, coalesce(sum(commission), 0)::bigint as commission`;

/** Days of the team, and of what it earned the agent, which belongs to no game. */
const daysOfTeam = (agent: Agent, range: DayRange, filter: GameFilter): Sql => sql`
  (select day, rounds, stake, payout, deposits, withdrawals, bonuses, active, joined, first_deposits, 0 as commission
    from team_day where ${ofTeam(agent, range, filter)}
  ${
    filter.vendor === undefined && filter.category === undefined
      ? sql`union all select day, 0, 0, 0, 0, 0, 0, 0, 0, 0, amount from team_commission_day
        where merchant = ${agent.merchant} and agent_id = ${agent.agentId}::bigint
          and day between ${range.from}::date and ${range.to}::date`
      : sql``
  }) d`;

const ofTeam = ({ merchant, agentId }: Agent, range: DayRange, { vendor, category }: GameFilter): Sql => sql`
  merchant = ${merchant} and agent_id = ${agentId}::bigint and vendor_code = ${vendor ?? ''}
  and category = ${category ?? ''} and day between ${range.from}::date and ${range.to}::date`;

export async function sumTeam(
  db: Database,
  agent: Agent,
  range: DayRange,
  filter: GameFilter = {},
): Promise<TeamFigures> {
  const [row] = await db.query<TeamFigures>(
    sql`select ${WHOLE_TEAM} from ${daysOfTeam(agent, range, filter)}`,
  );
  if (row === undefined) throw new Error('a sum has a row');
  return row;
}

/** By the first day of each period that has anything, the newest first. */
export function sumTeamBy(
  db: Database,
  agent: Agent,
  range: DayRange,
  { by, ...filter }: GameFilter & { by: 'day' | 'week' | 'month' },
): Promise<(TeamFigures & { start: string })[]> {
  return db.query<TeamFigures & { start: string }>(sql`
    select date_trunc(${by}, day::timestamp)::date::text as start, ${WHOLE_TEAM}
    from ${daysOfTeam(agent, range, filter)}
    group by 1 order by 1 desc`);
}

/** How many members played, each counted once: by the first day of the range that each played on. */
export async function countActive(
  db: Database,
  { merchant, agentId }: Agent,
  { from, to }: DayRange,
): Promise<bigint> {
  const [row] = await db.query<{ members: bigint }>(sql`
    select coalesce(sum(members), 0)::bigint as members from team_active
    where merchant = ${merchant} and agent_id = ${agentId}::bigint and day between ${from}::date and ${to}::date
      and before < ${from}::date`);
  return row?.members ?? 0n;
}

/** Vendors whose games the team played. */
export function listTeamVendors(
  db: Database,
  { merchant, agentId }: Agent,
  { from, to }: DayRange,
): Promise<{ code: string; name: LocalText | null }[]> {
  return db.query<{ code: string; name: LocalText | null }>(sql`
    select t.code, v.name from (
      select distinct vendor_code as code from team_day
      where merchant = ${merchant} and agent_id = ${agentId}::bigint and category = '' and vendor_code <> ''
        and day between ${from}::date and ${to}::date and rounds > 0
    ) t
    left join vendor v on v.merchant = ${merchant} and v.code = t.code`);
}

export type OwnFigures = Figures & { transfers: bigint };

/** What one member did while below this agent. */
export async function sumMember(
  db: Database,
  { merchant, agentId }: Agent,
  member: bigint,
  range: DayRange,
  { vendor, category }: GameFilter = {},
): Promise<OwnFigures> {
  const [row] = await db.query<OwnFigures>(sql`
    select coalesce(sum(d.rounds), 0)::bigint as rounds, coalesce(sum(d.stake), 0)::bigint as stake,
      coalesce(sum(d.payout), 0)::bigint as payout, coalesce(sum(d.deposits), 0)::bigint as deposits,
      coalesce(sum(d.withdrawals), 0)::bigint as withdrawals, coalesce(sum(d.bonuses), 0)::bigint as bonuses,
      coalesce(sum(d.transfers), 0)::bigint as transfers
    from team_member_day d
    where d.merchant = ${merchant} and d.member_id = ${member} and d.vendor_code = ${vendor ?? ''}
      and d.category = ${category ?? ''} and d.day between ${range.from}::date and ${range.to}::date
      and exists (select from team_span s where s.merchant = d.merchant and s.above_id = ${agentId}::bigint
        and s.below_id = d.member_id and s.since <= d.day and d.day < s.until)`);
  if (row === undefined) throw new Error('a sum has a row');
  return row;
}

export async function sumTransfers(db: Database, agent: Agent, range: DayRange): Promise<bigint> {
  const [row] = await db.query<{ amount: bigint }>(
    sql`select coalesce(sum(transfers), 0)::bigint as amount from team_day where ${ofTeam(agent, range, {})}`,
  );
  return row?.amount ?? 0n;
}
