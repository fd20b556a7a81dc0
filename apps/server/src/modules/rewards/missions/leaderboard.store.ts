import { TRIAL_TYPE } from '@maidan/contract/constants.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type RankedRow = {
  memberId: bigint;
  username: string;
  nickname: string;
  isBot: boolean;
  missions: number;
};

/**
 * Who has finished most missions in a stretch of time, first those who had as many earlier. Neither bots nor trial players nor
 * whoever takes a break, is closed out or wants no rewards is on it.
 */
export function selectRanking(
  db: Database,
  { merchant, from, to, limit }: { merchant: string; from: Date; to: Date; limit: number },
): Promise<RankedRow[]> {
  return db.query<RankedRow>(sql`
    with done as (
      select g.member_id, count(*)::int as missions, max(g.granted_at) as reached_at
      from reward r
      join reward_grant g on g.merchant = r.merchant and g.code = r.code
        and g.granted_at >= ${from} and g.granted_at < ${to} and g.state <> 'reversed'
      where r.merchant = ${merchant} and r.type = 'mission'
      group by g.member_id
    )
    select d.member_id, m.username, m.nickname, m.is_bot, d.missions
    from done d
    join member m on m.merchant = ${merchant} and m.id = d.member_id
    where m.status = 'active' and not m.is_bot and m.type <> ${TRIAL_TYPE}
      and (m.break_until is null or m.break_until <= platform_now())
      and not exists (select from reward_opt_out o where o.merchant = m.merchant and o.member_id = m.id)
    order by d.missions desc, d.reached_at, d.member_id
    limit ${limit}`);
}
