import { WINNERS_LIMIT } from '@maidan/contract/constants.ts';
import type { LocalText } from '@maidan/contract/local-text.ts';
import { SIMULATED_PARTNER } from '@maidan/contract/vendor-simulator/vendor-run.ts';
import type { Database } from '#db/database.ts';
import { prepared, sql } from '#db/sql.ts';
import { HOUSE_PARTNER } from '#call/partner.ts';
import { SEEDED_ROUND } from './seeded-round.ts';

export type WinnerRow = {
  username: string;
  nickname: string;
  isBot: boolean;
  isSeeded: boolean;
  amount: bigint;
  nodeId: string;
  name: LocalText | null;
  wonAt: Date;
};

/** Rows looked at for each day: the same lucky person may stand in many of them. */
const ROWS_OF_A_DAY = 200;

/** Bots play day and night: they fill the places that people leave free, and beside people have no more than these. */
const BOTS_AT_MOST = 5;

/**
 * HOM-03: everybody's highest win of the last days, highest first. Each day is a short range of one index, so the answer
 * costs the same however much was played. Rounds of simulated vendors were played by nobody; those of the sandbox's invented
 * past fill the places that played rounds leave free, and say what they are.
 */
export function readWinners(
  db: Database,
  question: { merchant: string; currency: string; days: number; limit: number },
): Promise<WinnerRow[]> {
  const { merchant, currency, days, limit } = question;
  const statement = sql`
    with best as (
      select distinct on (w.member_id) w.member_id, w.amount, w.created_at, w.partner, w.round_id, w.is_seeded
      from generate_series(0, ${days}::int - 1) as past (days)
      cross join lateral (
        select t.member_id, t.amount, t.created_at, t.partner, t.round_id,
               t.partner = ${HOUSE_PARTNER} and starts_with(t.round_id, ${SEEDED_ROUND}) as is_seeded
        from wallet_transaction t
        where t.merchant = ${merchant} and t.currency = ${currency} and t.kind = 'win' and t.amount > 0
          and (t.created_at at time zone 'UTC')::date = (platform_now() at time zone 'UTC')::date - past.days
          and t.state = 'applied' and not starts_with(t.partner, ${SIMULATED_PARTNER})
        order by t.amount desc
        limit ${ROWS_OF_A_DAY}
      ) w
      order by w.member_id, w.is_seeded, w.amount desc, w.created_at desc
    ), ranked as (
      select b.*, m.username, m.nickname, m.is_bot,
             row_number() over (partition by m.is_bot order by b.is_seeded, b.amount desc, b.created_at desc) as place,
             count(*) filter (where not m.is_bot) over () as people
      from best b join member m on m.merchant = ${merchant} and m.id = b.member_id
    ), chosen as (
      select * from ranked
      where not is_bot or place <= greatest(${BOTS_AT_MOST}::int, ${WINNERS_LIMIT}::int - people)
      order by is_seeded, amount desc, created_at desc
      limit greatest(${limit}::int, ${WINNERS_LIMIT}::int)
    )
    select b.username, b.nickname, b.is_bot, b.is_seeded, b.amount, r.node_id, g.name,
           b.created_at as won_at
    from chosen b
    join game_round r on r.merchant = ${merchant} and r.partner = b.partner and r.round_id = b.round_id
      and r.member_id = b.member_id
    left join game g on g.merchant = r.merchant and g.node_id = r.node_id
    order by b.amount desc, b.created_at desc
    limit ${limit}`;
  return db.query<WinnerRow>(prepared('winners', statement));
}
