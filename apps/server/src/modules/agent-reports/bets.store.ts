import type { LocalText } from '@maidan/contract/local-text.ts';
import type { Database } from '#db/database.ts';
import { sql, type Sql } from '#db/sql.ts';
import type { DayRange } from '#modules/records/day-range.ts';
import type { Place } from '#modules/records/place.ts';
import type { Agent, MemberRow } from './team.store.ts';

export type TeamBetRow = Omit<MemberRow, 'id' | 'since'> &
  Place & {
    memberId: bigint;
    roundId: string;
    vendorCode: string;
    vendorName: LocalText | null;
    nodeId: string;
    name: LocalText | null;
    category: string;
    stake: bigint;
    payout: bigint;
    placedAt: Date;
  };
type BetFilter = DayRange & { vendor?: string | undefined; category?: string | undefined };

const momentOf = (place: Place | null): Sql =>
  sql`timestamptz 'epoch' + ${place?.micros ?? null}::bigint * interval '1 microsecond'`;

/** Settled rounds of everybody below, or of one of them, the newest first, below a place. */
export function listTeamRounds(
  db: Database,
  { merchant, agentId }: Agent,
  { from, to, vendor, category }: BetFilter,
  { member, before, limit }: { member: bigint | null; before: Place | null; limit: number },
): Promise<TeamBetRow[]> {
  const sort = sql`${vendor ?? null}, ${category ?? null}`;
  const place = sql`${momentOf(before)}, ${before?.id ?? null}::bigint, ${limit}::int`;
  const rounds =
    member === null
      ? sql`team_bet_page(${merchant}, ${agentId}::bigint, ${from}::date, ${to}::date, ${sort}, ${place})`
      : sql`bet_page(${merchant}, ${member}, ${from}::date, ${to}::date, ${sort}, 'closed', ${place})`;
  return db.query<TeamBetRow>(sql`
    select r.id, (extract(epoch from r.placed_at) * 1000000)::bigint as micros, r.member_id, m.username, m.type,
      coalesce(s.depth, 1) as depth, r.round_id, r.vendor_code, v.name as vendor_name, r.node_id, g.name,
      record_category(g.category, g.classify) as category, r.stake, r.payout, r.placed_at
    from ${rounds} r
    join member m on m.merchant = r.merchant and m.id = r.member_id
    left join lateral (
      select depth from team_span where merchant = r.merchant and above_id = ${agentId}::bigint and below_id = r.member_id
      order by until desc limit 1) s on true
    left join game g on g.merchant = r.merchant and g.node_id = r.node_id
    left join vendor v on v.merchant = r.merchant and v.code = r.vendor_code
    order by r.placed_at desc, r.id desc`);
}
