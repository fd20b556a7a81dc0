import type { GameCategory } from '@maidan/contract/constants.ts';
import type { Database } from '#db/database.ts';
import { prepared, sql } from '#db/sql.ts';
import { COLUMNS, type GameRow } from './games.store.ts';

type Whose = { merchant: string; memberId: string };
type Outcome = { outcome: 'changed' | 'same' | 'full' | 'unknown'; version: bigint };

export async function insertFavourite(
  db: Database,
  { merchant, memberId, nodeId, most }: Whose & { nodeId: string; most: number },
): Promise<Outcome> {
  const rows = await db.query<Outcome>(sql`
    select outcome, version from favourite_add(${merchant}, ${memberId}::bigint, ${nodeId}, ${most})`);
  return theOnly(rows);
}

export async function deleteFavourite(
  db: Database,
  { merchant, memberId, nodeId }: Whose & { nodeId: string },
): Promise<Outcome> {
  const rows = await db.query<Outcome>(sql`
    select outcome, version from favourite_remove(${merchant}, ${memberId}::bigint, ${nodeId})`);
  return theOnly(rows);
}

function theOnly(rows: readonly Outcome[]): Outcome {
  const [row] = rows;
  if (row === undefined) throw new Error('the favourites did not answer');
  return row;
}

/** Ids and number in one statement, so that they belong to the same moment. */
export async function readFavouriteIds(
  db: Database,
  { merchant, memberId }: Whose,
): Promise<{ ids: string[]; version: bigint }> {
  const statement = sql`
    select l.version, array(
      select f.node_id from favourite_game f
      where f.merchant = l.merchant and f.member_id = l.member_id order by f.place desc) as ids
    from favourite_list l where l.merchant = ${merchant} and l.member_id = ${memberId}::bigint`;
  const rows = await db.query<{ ids: string[]; version: bigint }>(prepared('favourite-ids', statement));
  return rows[0] ?? { ids: [], version: 0n };
}

/** MXWIN is a class of RNG, as in every other list (CAT-05). */
export function readFavourites(
  db: Database,
  { merchant, memberId, category }: Whose & { category: GameCategory | null },
): Promise<GameRow[]> {
  return db.query<GameRow>(sql`
    select ${COLUMNS} from favourite_game f
    join game g on g.merchant = f.merchant and g.node_id = f.node_id
    join vendor v on v.merchant = g.merchant and v.code = g.vendor_code
    where f.merchant = ${merchant} and f.member_id = ${memberId}::bigint
      and (${category}::text is null or g.category = ${category}
        or (${category} = 'MXWIN' and g.category = 'RNG' and g.classify = 'CRASH'))
    order by f.place desc`);
}
