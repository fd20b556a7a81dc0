import { AGENT_TYPES } from '@maidan/contract/constants.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

/** A living code of a living agent, good on this domain. */
export async function selectAffiliate(
  db: Database,
  merchant: string,
  { code, domain }: { code: string; domain: string },
): Promise<{ memberId: string; rebate: number } | null> {
  const [row] = await db.query<{ memberId: string; rebate: number }>(sql`
    select a.member_id::text as member_id, a.rebate_basis_points as rebate from affiliate a join member m on m.merchant = a.merchant and m.id = a.member_id
    where a.merchant = ${merchant} and a.code = upper(${code}) and a.active
      and (a.domain is null or a.domain = lower(${domain})) and coalesce(a.expires_at > platform_now(), true)
      and m.status = 'active' and m.type = any(${AGENT_TYPES}::int[])`);
  return row ?? null;
}
