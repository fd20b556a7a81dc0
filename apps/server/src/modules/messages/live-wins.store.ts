import type { LocalText } from '@maidan/contract/local-text.ts';
import { SIMULATED_PARTNER } from '@maidan/contract/vendor-simulator/vendor-run.ts';
import type { Database } from '#db/database.ts';
import { prepared, sql } from '#db/sql.ts';
import { HOUSE_PARTNER } from '#call/partner.ts';
import { SEEDED_ROUND } from './seeded-round.ts';

export type LiveWinRow = {
  username: string;
  nickname: string;
  isBot: boolean;
  payout: bigint;
  name: LocalText | null;
  settledAt: Date;
  /** Settled within the last seconds. */
  isFresh: boolean;
};

/** Transactions looked at, the newest: however much is played, one look costs the same. */
const NEWEST = 1_000;

/**
 * HOM-03: rounds that are settled, that somebody has played, and that paid more than their stake, newest first. A win below the
 * stake is none.
 */
export function readLiveWins(
  db: Database,
  { merchant, currency, limit }: { merchant: string; currency: string; limit: number },
): Promise<LiveWinRow[]> {
  const statement = sql`
    with newest as materialized (
      select t.id, t.partner, t.round_id, t.member_id, t.kind, t.state, t.amount, t.currency
      from wallet_transaction t where t.merchant = ${merchant} order by t.id desc limit ${NEWEST}
    ), won as (
      select distinct partner, round_id, member_id from newest
      where kind = 'win' and state = 'applied' and amount > 0 and currency = ${currency}
        and not starts_with(partner, ${SIMULATED_PARTNER})
        and not (partner = ${HOUSE_PARTNER} and starts_with(round_id, ${SEEDED_ROUND}))
    )
    select m.username, m.nickname, m.is_bot, r.payout, g.name, r.settled_at,
           r.settled_at > platform_now() - interval '5 seconds' as is_fresh
    from won
    join game_round r on r.merchant = ${merchant} and r.partner = won.partner and r.round_id = won.round_id
      and r.member_id = won.member_id
    join member m on m.merchant = r.merchant and m.id = r.member_id
    left join game g on g.merchant = r.merchant and g.node_id = r.node_id
    where r.state = 'closed' and r.payout > r.stake and r.settled_at > platform_now() - interval '1 day'
    order by r.settled_at desc, r.id desc
    limit ${limit}`;
  return db.query<LiveWinRow>(prepared('live-wins', statement));
}
