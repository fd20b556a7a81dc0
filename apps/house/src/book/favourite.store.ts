import type { HouseDatabase } from '#db/house-database.ts';

type Favourite = { league: string; team: number };

/** In the given leagues. */
export const favouritesOf = (
  db: HouseDatabase,
  playerId: string,
  leagues: readonly string[],
): Promise<Favourite[]> =>
  db.query<Favourite>(
    'select league, team from book_favourite where player_id = $1 and league = any ($2) order by league, team',
    [playerId, leagues],
  );

/** Asked again it is the same. */
export async function keepFavourite(
  db: HouseDatabase,
  playerId: string,
  { league, team, isFavourite }: Favourite & { isFavourite: boolean },
): Promise<void> {
  await db.query(
    isFavourite
      ? 'insert into book_favourite (player_id, league, team) values ($1, $2, $3) on conflict do nothing'
      : 'delete from book_favourite where player_id = $1 and league = $2 and team = $3',
    [playerId, league, team],
  );
}
