import type { GameCategory } from '@maidan/contract/constants.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

/** A game as the catalogue keeps it, with what its vendor adds. */
export type GameRow = {
  nodeId: string;
  vendorCode: string;
  partnerCode: string | null;
  gameCode: string;
  category: Exclude<GameCategory, 'MXWIN'>;
  classify: string | null;
  nameEn: string;
  nameBn: string;
  slug: string;
  rtpBasisPoints: number | null;
  lines: number | null;
  minStake: bigint | null;
  hotRank: number | null;
  isNew: boolean;
  engine: string | null;
  /** Whether it can be launched now: the title is open and its vendor is not in maintenance. */
  open: boolean;
  posterSeed: bigint;
};

export async function findGame(
  db: Database,
  { merchant, nodeId }: { merchant: string; nodeId: string },
): Promise<GameRow | null> {
  const rows = await db.query<GameRow>(sql`
    select g.node_id as "nodeId", g.vendor_code as "vendorCode", v.partner_code as "partnerCode",
           g.game_code as "gameCode", g.category, g.classify, g.name_en as "nameEn", g.name_bn as "nameBn", g.slug,
           g.rtp_basis_points as "rtpBasisPoints", g.lines, g.min_stake as "minStake", g.hot_rank as "hotRank",
           g.is_new as "isNew", g.engine, (g.open and v.state = 'open') as open, g.poster_seed as "posterSeed"
    from game g
    join vendor v on v.merchant = g.merchant and v.code = g.vendor_code
    where g.merchant = ${merchant} and g.node_id = ${nodeId}`);
  return rows[0] ?? null;
}
