import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import type { DayRange } from '#modules/records/day-range.ts';
import type { Figures, GameFilter } from './sums.store.ts';
import type { Agent, MemberRow } from './team.store.ts';

export type ProfitPlace = { depth: bigint; id: bigint };
export type ProfitRow = Figures & Omit<MemberRow, 'since'> & { members: bigint; isGone: boolean };

type ProfitFilter = GameFilter & {
  view: 'lines' | 'members';
  /** One of the team alone, however far below. */
  member: bigint | null;
};

/**
 * Those below, the nearest first, each with what counted for this agent: as a line with everybody below, or alone. Whoever left
 * within the range is there too, so that the rows add up to the team.
 */
export function listProfitRows(
  db: Database,
  { merchant, agentId }: Agent,
  range: DayRange,
  { view, member, vendor = '', category = '' }: ProfitFilter,
  { after, limit }: { after: ProfitPlace | null; limit: number },
): Promise<ProfitRow[]> {
  const agent = sql`${agentId}::bigint`;
  const depth = view === 'lines' && member === null ? sql`and depth = 1` : sql``;
  const only = member === null ? sql`` : sql`and below_id = ${member}`;
  const game = sql`vendor_code = ${vendor} and category = ${category}`;
  const place = sql`(${after?.depth ?? 0n}::int, ${after?.id ?? 0n}::bigint)`;
  return db.query<ProfitRow>(sql`
    with below as (
      select * from (
        (select l.below_id, l.depth, false as is_gone from team_line l
          where l.merchant = ${merchant} and l.above_id = ${agent} ${depth} ${only} and (l.depth, l.below_id) > ${place}
          order by l.depth, l.below_id limit ${limit}::int)
        union all
        select p.below_id, min(p.depth), true from team_line_past p
        where p.merchant = ${merchant} and p.above_id = ${agent} ${depth} ${only}
          and p.until > ${range.from}::date and p.since <= ${range.to}::date
          and not exists (select from team_line l
            where l.merchant = p.merchant and l.above_id = p.above_id and l.below_id = p.below_id ${depth})
        group by p.below_id having (min(p.depth), p.below_id) > ${place}
      ) x
      order by depth, below_id limit ${limit}::int
    )
    select m.id, m.username, m.type, b.depth, b.is_gone,
      (select count(*) from team_line l where l.merchant = ${merchant} and l.above_id = b.below_id) as members,
      f.rounds, f.stake, f.payout, f.deposits, f.withdrawals, f.bonuses
    from below b
    join member m on m.merchant = ${merchant} and m.id = b.below_id
    cross join lateral (
      select coalesce(sum(rounds), 0)::bigint as rounds, coalesce(sum(stake), 0)::bigint as stake,
        coalesce(sum(payout), 0)::bigint as payout, coalesce(sum(deposits), 0)::bigint as deposits,
        coalesce(sum(withdrawals), 0)::bigint as withdrawals, coalesce(sum(bonuses), 0)::bigint as bonuses
      from (
        select day, rounds, stake, payout, deposits, withdrawals, bonuses from team_member_day
        where merchant = ${merchant} and member_id = b.below_id and ${game}
          and day between ${range.from}::date and ${range.to}::date
        ${
          view === 'lines'
            ? sql`union all
              select day, rounds, stake, payout, deposits, withdrawals, bonuses from team_day
              where merchant = ${merchant} and agent_id = b.below_id and ${game}
                and day between ${range.from}::date and ${range.to}::date`
            : sql``
        }
      ) d
      where exists (select from team_span s where s.merchant = ${merchant} and s.above_id = ${agent}
        and s.below_id = b.below_id and s.since <= d.day and d.day < s.until ${depth})
    ) f
    order by b.depth, b.below_id`);
}
