import type { Database } from '#db/database.ts';
import { prepared, sql } from '#db/sql.ts';
import { COLUMNS, type GameRow } from './games.store.ts';

export async function rememberRecent(
  db: Database,
  { merchant, memberId, nodeId }: { merchant: string; memberId: string; nodeId: string },
): Promise<void> {
  await db.query(sql`
    insert into recent_game (merchant, member_id, node_id) values (${merchant}, ${memberId}::bigint, ${nodeId})
    on conflict (merchant, member_id, node_id) do update set played_at = platform_now()`);
}

export type RecentRow = GameRow & { playedAt: Date };

export function readRecent(
  db: Database,
  { merchant, memberId, size }: { merchant: string; memberId: string; size: number },
): Promise<RecentRow[]> {
  const statement = sql`
    select r.played_at, ${COLUMNS} from recent_game r
    join game g on g.merchant = r.merchant and g.node_id = r.node_id
    join vendor v on v.merchant = g.merchant and v.code = g.vendor_code
    where r.merchant = ${merchant} and r.member_id = ${memberId}::bigint
    order by r.played_at desc, r.node_id
    limit ${size}`;
  return db.query<RecentRow>(prepared('recent-games', statement));
}
