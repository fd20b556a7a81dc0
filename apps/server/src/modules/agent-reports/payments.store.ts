import type { PaymentKind } from '@maidan/contract/agent-reports/team-figures.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import type { DayRange } from '#modules/records/day-range.ts';
import type { Agent, MemberRow } from './team.store.ts';

export type PaymentPlace = { micros: bigint; memberId: bigint; version: bigint };
export type PaymentRow = Omit<MemberRow, 'id' | 'since'> &
  PaymentPlace & { kind: PaymentKind; amount: bigint; at: Date };

export function listPaymentRows(
  db: Database,
  { merchant, agentId }: Agent,
  { from, to, kind }: DayRange & { kind?: PaymentKind | undefined },
  { member, before, limit }: { member: bigint | null; before: PaymentPlace | null; limit: number },
): Promise<PaymentRow[]> {
  return db.query<PaymentRow>(sql`
    select (extract(epoch from p.at) * 1000000)::bigint as micros, p.member_id, p.version, p.kind, p.amount, p.at,
      m.username, m.type, coalesce(s.depth, 1) as depth
    from (
      select * from team_payment
      where merchant = ${merchant} and agent_id = ${agentId}::bigint
        and at >= record_day_start(${from}::date) and at < record_day_start(${to}::date + 1)
        ${kind === undefined ? sql`` : sql`and kind = ${kind}`}
        ${member === null ? sql`` : sql`and member_id = ${member} and day between ${from}::date and ${to}::date`}
        ${
          before === null
            ? sql``
            : sql`and (at, member_id, version) < (timestamptz 'epoch' + ${before.micros}::bigint * interval '1 microsecond',
                ${before.memberId}::bigint, ${before.version}::bigint)`
        }
      order by at desc, member_id desc, version desc limit ${limit}::int
    ) p
    join member m on m.merchant = p.merchant and m.id = p.member_id
    left join lateral (
      select depth from team_span where merchant = p.merchant and above_id = ${agentId}::bigint and below_id = p.member_id
      order by until desc limit 1) s on true
    order by p.at desc, p.member_id desc, p.version desc`);
}
