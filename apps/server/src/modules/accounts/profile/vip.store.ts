import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type VipRow = { label: string | null; level: number | null; onBreak: boolean };

export async function selectVip(db: Database, merchant: string, memberId: string): Promise<VipRow | null> {
  const [row] = await db.query<VipRow>(sql`
    select case when has_vip then vip_label end as label, case when has_vip then vip_level end as level,
      status <> 'active' or coalesce(break_until > platform_now(), false) as on_break
    from member where merchant = ${merchant} and id = ${memberId}::bigint`);
  return row ?? null;
}

/** Only ever upwards, whoever looks at the same moment. */
export async function raiseVip(
  db: Database,
  merchant: string,
  memberId: string,
  { label, level }: { label: string; level: number },
): Promise<void> {
  await db.query(sql`
    update member set has_vip = true, vip_label = ${label}, vip_level = ${level}
    where merchant = ${merchant} and id = ${memberId}::bigint and (not has_vip or coalesce(vip_level, 0) < ${level})`);
}
