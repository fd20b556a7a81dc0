import type { IncomeSource } from '@maidan/contract/agent-reports/get-agent-income.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import type { DayRange } from '#modules/records/day-range.ts';
import type { Agent } from './team.store.ts';

export type IncomeRow = { day: string; source: IncomeSource; amount: bigint };

/** More movements than anybody is paid in a year of five minutes each. */
const ALL = 200_000;

/** What came from the house by day and source. What was taken back counts with what it takes back. */
export function sumIncome(
  db: Database,
  { merchant, agentId }: Agent,
  currency: string,
  { from, to }: DayRange,
): Promise<IncomeRow[]> {
  return db.query<IncomeRow>(sql`
    select x.day::text, x.source, sum(x.amount)::bigint as amount from (
      select record_day(e.at) as day, e.amount,
        case split_part(e.posting_kind, '_', 1) when 'dividend' then 'dividend' when 'salary' then 'salary'
          when 'bonus' then case e.reference when 'reward:team-rebate' then 'rebate' else 'bonus' end end as source
      from ledger_account a
      cross join unnest(array['bonus', 'salary', 'dividend']) as k (kind)
      cross join lateral account_page(${merchant}, a.id, ${from}::date, ${to}::date, k.kind, null, ${ALL}::int) e
      where a.merchant = ${merchant} and a.kind = 'member' and a.owner = ${agentId} and a.currency = ${currency}
        and a.shard = 0
    ) x
    where x.source is not null
    group by 1, 2 order by 1 desc`);
}

/** Counts what has come since, so that the pages of the account know it. */
export async function countOwnMovements(
  db: Database,
  { merchant, agentId }: Agent,
  currency: string,
): Promise<void> {
  for (let left = 1n; left > 0n;) {
    const [row] = await db.query<{ left: bigint }>(sql`
      select coalesce(sum(account_day_fold(${merchant}, a.id, 50000)), 0)::bigint as left from ledger_account a
      where a.merchant = ${merchant} and a.kind = 'member' and a.owner = ${agentId} and a.currency = ${currency}
        and a.shard = 0`);
    left = row?.left ?? 0n;
  }
}
