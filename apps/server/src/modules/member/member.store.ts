import type { Database } from '#db/database.ts';
import { prepared, sql } from '#db/sql.ts';

export type MemberRow = {
  id: bigint;
  username: string;
  nickname: string;
  type: number;
  has_vip: boolean;
  vip_label: string | null;
  vip_level: number | null;
  /** Null when no break is on; infinity comes as a number. */
  break_until: Date | number | null;
  break_kind: 'timeout' | 'exclusion' | null;
};

export async function selectMember(db: Database, merchant: string, id: string): Promise<MemberRow | null> {
  const [row] = await db.query<MemberRow>(
    prepared(
      'select-member',
      sql`
      select id, username, nickname, type, has_vip, vip_label, vip_level, break_kind,
        case when break_until > platform_now() then break_until end as break_until
      from member where merchant = ${merchant} and id = ${id}::bigint`,
    ),
  );
  return row ?? null;
}
