import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type BetRow = {
  id: bigint;
  roundId: string;
  vendorCode: string;
  nodeId: string;
  nameEn: string | null;
  nameBn: string | null;
  state: 'open' | 'closed' | 'void';
  stake: bigint;
  payout: bigint;
  placedAt: Date;
  settledAt: Date | null;
};

/** A member's rounds, newest first, below `before`: one index range, however long the record is. */
export function listRounds(
  db: Database,
  page: { merchant: string; memberId: string; before: bigint | null; limit: number },
): Promise<BetRow[]> {
  return db.query<BetRow>(sql`
    select r.id, r.round_id as "roundId", r.vendor_code as "vendorCode", r.node_id as "nodeId", g.name_en as "nameEn",
           g.name_bn as "nameBn", r.state, r.stake, r.payout, r.placed_at as "placedAt", r.settled_at as "settledAt"
    from game_round r
    left join game g on g.merchant = r.merchant and g.node_id = r.node_id
    where r.merchant = ${page.merchant} and r.member_id = ${page.memberId}
      ${page.before === null ? sql`` : sql`and r.id < ${page.before}`}
    order by r.id desc
    limit ${page.limit}`);
}
