import type { GameCategory } from '@maidan/contract/constants.ts';
import type { GameFeature, Volatility } from '@maidan/contract/games/list-filters.ts';
import type { LocalText } from '@maidan/contract/local-text.ts';
import type { Database } from '#db/database.ts';
import { prepared, sql } from '#db/sql.ts';

/** A game as the catalogue keeps it, with what its vendor adds. */
export type GameRow = {
  nodeId: string;
  vendorCode: string;
  vendorName: LocalText;
  partnerCode: string | null;
  gameCode: string;
  category: Exclude<GameCategory, 'MXWIN'>;
  classify: string | null;
  name: LocalText;
  slug: string;
  rtpBasisPoints: number | null;
  volatility: Volatility | null;
  lines: number | null;
  /** In stakes. */
  maxWin: number | null;
  minStake: bigint | null;
  hotRank: number | null;
  isNew: boolean;
  features: GameFeature[];
  engine: string | null;
  /** Whether it can be launched now: the title is open and its vendor is not in maintenance. */
  open: boolean;
  /** Closed for a while: its vendor rests, or the title itself was playable and has been closed. */
  maintenance: boolean;
  posterSeed: bigint;
};

/** Which list: '' stands for any vendor and any class. */
export type ListName = { merchant: string; category: GameCategory; vendorCode: string; classify: string };

export const COLUMNS = sql`
  g.node_id, g.vendor_code, v.name as vendor_name,
  v.partner_code, g.game_code, g.category, g.classify, g.name, g.slug,
  g.rtp_basis_points, g.volatility, g.lines, g.max_win, g.min_stake,
  g.hot_rank, g.is_new, g.features, g.engine, (g.open and v.state = 'open') as open,
  (v.state = 'maintenance' or (g.engine is not null and not g.open)) as maintenance, g.poster_seed`;

const LISTED = sql`
  from game_listing l
  join game g on g.merchant = l.merchant and g.node_id = l.node_id
  join vendor v on v.merchant = g.merchant and v.code = g.vendor_code`;

export async function findGame(
  db: Database,
  { merchant, nodeId }: { merchant: string; nodeId: string },
): Promise<GameRow | null> {
  const statement = sql`
    select ${COLUMNS} from game g
    join vendor v on v.merchant = g.merchant and v.code = g.vendor_code
    where g.merchant = ${merchant} and g.node_id = ${nodeId}`;
  const rows = await db.query<GameRow>(prepared('find-game', statement));
  return rows[0] ?? null;
}

/** The page is a range of places in the written list: it costs the same wherever it lies and however long the list is. */
export function readPage(
  db: Database,
  { merchant, category, vendorCode, classify, after, size }: ListName & { after: number; size: number },
): Promise<GameRow[]> {
  const statement = sql`
    select ${COLUMNS} ${LISTED}
    where l.merchant = ${merchant} and l.category = ${category} and l.vendor_code = ${vendorCode}
      and l.classify = ${classify} and l.position > ${after} and l.position <= ${after + size}
    order by l.position`;
  return db.query<GameRow>(prepared('game-page', statement));
}

export async function readTotal(
  db: Database,
  { merchant, category, vendorCode, classify }: ListName,
): Promise<number> {
  const statement = sql`
    select total from game_listing_total
    where merchant = ${merchant} and category = ${category} and vendor_code = ${vendorCode}
      and classify = ${classify}`;
  const rows = await db.query<{ total: number }>(prepared('game-total', statement));
  return rows[0]?.total ?? 0;
}

/** What only sorting needs beside what is shown. */
export type CatalogueRow = GameRow & { sortOrder: number; releasedAt: Date };

/** The next games after this node id: the whole catalogue, a part at a time. */
export function readCatalogueAfter(
  db: Database,
  { merchant, nodeId, size }: { merchant: string; nodeId: string; size: number },
): Promise<CatalogueRow[]> {
  const statement = sql`
    select ${COLUMNS}, g.sort_order, g.released_at from game g
    join vendor v on v.merchant = g.merchant and v.code = g.vendor_code
    where g.merchant = ${merchant} and g.node_id > ${nodeId}
    order by g.node_id limit ${size}`;
  return db.query<CatalogueRow>(prepared('catalogue-after', statement));
}

export function readHotGames(
  db: Database,
  { merchant, vendorCode, size }: { merchant: string; vendorCode: string | null; size: number },
): Promise<GameRow[]> {
  return db.query<GameRow>(sql`
    select ${COLUMNS} from game g
    join vendor v on v.merchant = g.merchant and v.code = g.vendor_code
    where g.merchant = ${merchant} and g.hot_rank is not null
      ${vendorCode === null ? sql`` : sql`and g.vendor_code = ${vendorCode}`}
    order by (g.open and v.state = 'open') desc, g.hot_rank, g.node_id
    limit ${size}`);
}

export type LaneGameRow = GameRow & { lane: GameCategory };

/** The first games of every category, each tagged with the lane it stands in. */
export function readFirstGames(
  db: Database,
  { merchant, size }: { merchant: string; size: number },
): Promise<LaneGameRow[]> {
  return db.query<LaneGameRow>(sql`
    select l.category as lane, ${COLUMNS} ${LISTED}
    where l.merchant = ${merchant} and l.vendor_code = '' and l.classify = '' and l.position <= ${size}
    order by l.category, l.position`);
}

export type CardRow = {
  lane: GameCategory;
  code: string;
  name: LocalText;
  open: boolean;
  maintenance: boolean;
  gameCount: number;
  /** Set where the card launches a game at once (HOM-07). */
  direct: { nodeId: string; gameCode: string; open: boolean } | null;
};

/** The vendors of every category; of MXWIN, unless it has its own, those with a game of the crash class. */
export function readVendorCards(db: Database, merchant: string): Promise<CardRow[]> {
  return db.query<CardRow>(sql`
    with entry as (
      select vc.category, vc.vendor_code, vc.direct, vc.sort_order from vendor_category vc where vc.merchant = ${merchant}
      union all
      select 'MXWIN', t.vendor_code, false, 0 from game_listing_total t
      where t.merchant = ${merchant} and t.category = 'MXWIN' and t.vendor_code <> '' and t.classify = ''
        and not exists (select from vendor_category x where x.merchant = ${merchant} and x.category = 'MXWIN')
    )
    select e.category as lane, v.code, v.name, v.state = 'open' as open,
           v.state = 'maintenance' as maintenance, coalesce(t.total, 0) as game_count,
           case when e.direct and first.node_id is not null then jsonb_build_object(
             'nodeId', first.node_id, 'gameCode', first.game_code, 'open', first.open and v.state = 'open') end as direct
    from entry e
    join vendor v on v.merchant = ${merchant} and v.code = e.vendor_code
    left join game_listing_total t on t.merchant = v.merchant and t.category = e.category
      and t.vendor_code = v.code and t.classify = ''
    left join game_listing l on e.direct and l.merchant = v.merchant and l.category = e.category
      and l.vendor_code = v.code and l.classify = '' and l.position = 1
    left join game first on first.merchant = l.merchant and first.node_id = l.node_id
    order by e.sort_order, v.sort_order, v.code`);
}
