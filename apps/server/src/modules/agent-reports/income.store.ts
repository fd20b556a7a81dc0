import type { IncomeSource } from '@maidan/contract/agent-reports/get-agent-income.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import type { DayRange } from '#modules/records/day-range.ts';
import type { Agent } from './team.store.ts';

export type IncomeRow = { day: string; source: IncomeSource; amount: bigint };

/** What came from the house by day and source. What was taken back counts with what it takes back. */
export function sumIncome(
  db: Database,
  { merchant, agentId }: Agent,
  currency: string,
  { from, to }: DayRange,
): Promise<IncomeRow[]> {
  return db.query<IncomeRow>(sql`
    select d.day::text, x.source, sum(x.amount)::bigint as amount
    from ledger_account a
    join account_day d on d.merchant = a.merchant and d.account_id = a.id
      and d.kind in ('bonus', 'salary', 'dividend') and d.day between ${from}::date and ${to}::date
    cross join lateral (values (d.kind, d.amount - d.rebates), ('rebate', d.rebates)) x (source, amount)
    where a.merchant = ${merchant} and a.kind = 'member' and a.owner = ${agentId} and a.currency = ${currency}
      and a.shard = 0
    group by d.day, x.source order by d.day desc`);
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
