import { AGENT_TYPES } from '@maidan/contract/constants.ts';
import type { Database } from '#db/database.ts';
import { prepared, sql } from '#db/sql.ts';

export type MemberRow = {
  id: bigint;
  username: string;
  nickname: string;
  avatar: string | null;
  type: number;
  hasUpline: boolean;
  isAffiliate: boolean;
  hasVip: boolean;
  vipLabel: string | null;
  vipLevel: number | null;
  /** Null when no break is on; infinity comes as a number. */
  breakUntil: Date | number | null;
  breakKind: 'timeout' | 'exclusion' | null;
};

export async function selectMember(db: Database, merchant: string, id: string): Promise<MemberRow | null> {
  const [row] = await db.query<MemberRow>(
    prepared(
      'select-member',
      sql`
      select m.id, m.username, m.nickname, m.avatar, m.type, m.has_vip, m.vip_label, m.vip_level, m.break_kind,
        case when m.break_until > platform_now() then m.break_until end as break_until,
        exists (select from member u where u.merchant = m.merchant and u.id = m.upline_id
          and u.type = any(${AGENT_TYPES})) as has_upline,
        exists (select from affiliate a where a.merchant = m.merchant and a.member_id = m.id and a.active)
          as is_affiliate
      from member m where m.merchant = ${merchant} and m.id = ${id}::bigint`,
    ),
  );
  return row ?? null;
}
