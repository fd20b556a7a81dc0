import type { Database } from '#db/database.ts';
import { sql, type Sql } from '#db/sql.ts';
import type { Figures } from './sums.store.ts';
import type { Agent, MemberRow } from './team.store.ts';

export type LossPlace = { lost: bigint; id: bigint };
export type LossRow = Figures & Omit<MemberRow, 'since'> & { lost: bigint };

export type LossFilter = { month: string; member: bigint | null; least: bigint };

const lostIn = ({ merchant, agentId }: Agent, { month, member, least }: LossFilter): Sql => sql`
  merchant = ${merchant} and agent_id = ${agentId}::bigint and month = ${month}::date and lost > 0 and lost >= ${least}
  ${member === null ? sql`` : sql`and member_id = ${member}`}`;

/** Who lost most in a month comes first: one range of an index. */
export function listLossRows(
  db: Database,
  agent: Agent,
  filter: LossFilter,
  { after, limit }: { after: LossPlace | null; limit: number },
): Promise<LossRow[]> {
  return db.query<LossRow>(sql`
    select m.id, m.username, m.type, coalesce(s.depth, 1) as depth, t.rounds, t.stake, t.payout, t.deposits,
      t.withdrawals, t.bonuses, t.lost
    from (
      select * from team_month
      where ${lostIn(agent, filter)}
        ${
          after === null
            ? sql``
            : sql`and lost <= ${after.lost} and (lost < ${after.lost} or member_id > ${after.id})`
        }
      order by lost desc, member_id limit ${limit}::int
    ) t
    join member m on m.merchant = t.merchant and m.id = t.member_id
    left join lateral (
      select depth from team_span where merchant = t.merchant and above_id = t.agent_id and below_id = t.member_id
      order by until desc limit 1) s on true
    order by t.lost desc, t.member_id`);
}

export async function sumLosses(
  db: Database,
  agent: Agent,
  filter: LossFilter,
): Promise<{ members: bigint; lost: bigint }> {
  const [row] = await db.query<{ members: bigint; lost: bigint }>(sql`
    select count(*) as members, coalesce(sum(lost), 0)::bigint as lost from team_month
    where ${lostIn(agent, filter)}`);
  return row ?? { members: 0n, lost: 0n };
}
