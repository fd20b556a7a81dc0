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
};

export async function selectMember(db: Database, merchant: string, id: string): Promise<MemberRow | null> {
  const [row] = await db.query<MemberRow>(
    prepared(
      'select-member',
      sql`
      select id, username, nickname, type, has_vip, vip_label, vip_level
      from member where merchant = ${merchant} and id = ${id}::bigint`,
    ),
  );
  return row ?? null;
}
