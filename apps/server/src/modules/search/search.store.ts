import type { GameCategory } from '@maidan/contract/constants.ts';
import type { LocalText } from '@maidan/contract/local-text.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

/** What of a game is searched, shown and ordered by. */
export type SearchGameRow = {
  nodeId: string;
  vendorCode: string;
  vendorName: LocalText;
  gameCode: string;
  category: Exclude<GameCategory, 'MXWIN'>;
  classify: string | null;
  name: LocalText;
  hotRank: number | null;
  isNew: boolean;
  open: boolean;
  /** Closed for a while rather than not open yet. */
  maintenance: boolean;
  sortOrder: number;
};

/** The next games after `after`, in the order of their ids: small pieces, so that reading holds nobody up. */
export function readGamesAfter(
  db: Database,
  { merchant, after, size }: { merchant: string; after: string; size: number },
): Promise<SearchGameRow[]> {
  return db.query<SearchGameRow>(sql`
    select g.node_id, g.vendor_code, v.name as vendor_name,
           g.game_code, g.category, g.classify,
           g.name, g.hot_rank, g.is_new,
           (g.open and v.state = 'open') as open,
           (v.state = 'maintenance' or (g.engine is not null and not g.open)) as maintenance, g.sort_order
    from game g
    join vendor v on v.merchant = g.merchant and v.code = g.vendor_code
    where g.merchant = ${merchant} and g.node_id > ${after}
    order by g.node_id
    limit ${size}`);
}

export type SearchVendorRow = {
  code: string;
  name: LocalText;
  open: boolean;
  category: GameCategory;
  gameCount: number;
};

/** Every vendor once, with the category in which it has most games. */
export function readVendors(db: Database, merchant: string): Promise<SearchVendorRow[]> {
  return db.query<SearchVendorRow>(sql`
    select v.code, v.name, v.state = 'open' as open, most.category,
           most.total as game_count
    from vendor v
    cross join lateral (
      select t.category, t.total from game_listing_total t
      where t.merchant = v.merchant and t.vendor_code = v.code and t.classify = '' and t.category <> 'MXWIN'
      order by t.total desc, t.category limit 1
    ) most
    where v.merchant = ${merchant}
    order by (v.state = 'open') desc, v.sort_order, v.code`);
}

export type SearchArticleRow = {
  id: string;
  title: LocalText;
  content: LocalText;
};

export function readHelpArticles(db: Database, merchant: string): Promise<SearchArticleRow[]> {
  return db.query<SearchArticleRow>(sql`
    select id, title, content from help_article where merchant = ${merchant} order by sort_order, id limit 200`);
}
