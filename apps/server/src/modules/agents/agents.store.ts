import { AGENT_TYPES } from '@maidan/contract/constants.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

/** A living code of a living agent, good on this domain. */
export async function selectAffiliate(
  db: Database,
  merchant: string,
  { code, domain }: { code: string; domain: string },
): Promise<string | null> {
  const [row] = await db.query<{ memberId: bigint }>(sql`
    select a.member_id from affiliate a join member m on m.merchant = a.merchant and m.id = a.member_id
    where a.merchant = ${merchant} and a.code = upper(${code}) and a.active
      and (a.domain is null or a.domain = lower(${domain}))
      and m.status = 'active' and m.type = any(${AGENT_TYPES}::int[])`);
  return row?.memberId.toString() ?? null;
}
