import { parseMoney } from '@maidan/contract/money.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import type { PointRules } from './point-rules.ts';

/** PRO-04: what was staked until now goes on earning at the rate it was staked under. */
export async function keepPointRate(
  tx: Database,
  merchant: string,
  { before, after }: { before: PointRules; after: PointRules },
): Promise<void> {
  const rate = parseMoney(before.stakePerPoint);
  if (rate === parseMoney(after.stakePerPoint)) return;
  await tx.query(sql`
    insert into point_rate (merchant, until, stake_per_point) values (${merchant}, platform_now(), ${rate})`);
}
