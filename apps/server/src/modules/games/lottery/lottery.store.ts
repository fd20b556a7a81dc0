import type { Database } from '#db/database.ts';
import { prepared, sql } from '#db/sql.ts';
import { COLUMNS, readPage, type GameRow } from '../games.store.ts';
import type { LotteryKind } from './lottery-kinds.ts';

/** A kind has a few dozen titles. */
const MOST_OF_A_KIND = 48;

/** The titles of a kind, in the order of its list. */
export function readTitles(
  db: Database,
  merchant: string,
  { category, vendorCode }: LotteryKind,
): Promise<GameRow[]> {
  return readPage(db, { merchant, category, vendorCode, classify: '', after: 0, size: MOST_OF_A_KIND });
}

/** Those of a kind that a member opened last. */
export function readRecentTitles(
  db: Database,
  {
    merchant,
    memberId,
    vendorCode,
    size,
  }: { merchant: string; memberId: string; vendorCode: string; size: number },
): Promise<GameRow[]> {
  const statement = sql`
    select ${COLUMNS} from recent_game r
    join game g on g.merchant = r.merchant and g.node_id = r.node_id
    join vendor v on v.merchant = g.merchant and v.code = g.vendor_code
    where r.merchant = ${merchant} and r.member_id = ${memberId}::bigint and g.vendor_code = ${vendorCode}
    order by r.played_at desc, r.node_id
    limit ${size}`;
  return db.query<GameRow>(prepared('recent-lotteries', statement));
}
