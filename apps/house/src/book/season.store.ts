import type { HouseDatabase } from '#db/house-database.ts';

export type Season = { readonly seed: string; readonly commitment: string };

/** Null: nobody asked for it, so that nothing was promised. */
export async function promisedSeason(
  db: HouseDatabase,
  { league, season }: { league: string; season: number },
): Promise<Season | null> {
  const [row] = await db.query<Season>(
    'select seed, commitment from book_season where league = $1 and season = $2',
    [league, season],
  );
  return row ?? null;
}

/** Promised once, by whichever house is asked first. */
export async function readySeason(
  db: HouseDatabase,
  { league, season, seed, commitment }: Season & { league: string; season: number },
): Promise<Season> {
  await db.query(
    `insert into book_season (league, season, seed, commitment) values ($1, $2, $3, $4)
     on conflict (league, season) do nothing`,
    [league, season, seed, commitment],
  );
  const promised = await promisedSeason(db, { league, season });
  if (!promised) throw new Error('a season that was promised is gone');
  return promised;
}
