import type { LocalText } from '@maidan/contract/local-text.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type RoundsGame = { nodeId: string; engine: string; name: LocalText };

/** A few open titles of each game of the own house, the most played first. */
export async function selectRoundsGames(
  db: Database,
  merchant: string,
  engines: readonly string[],
): Promise<RoundsGame[]> {
  if (engines.length === 0) return [];
  return db.query<RoundsGame>(sql`
    select t.node_id, t.engine, t.name from unnest(${engines}::text[]) as wanted (engine)
    cross join lateral (
      select g.node_id, g.engine, g.name from game g
      join vendor v on v.merchant = g.merchant and v.code = g.vendor_code
      where g.merchant = ${merchant} and g.engine = wanted.engine and g.open and v.state = 'open'
      order by g.hot_rank nulls last, g.node_id limit 3
    ) t`);
}
