import type { HouseTerms } from '@maidan/contract/seamless-wallet/house-terms.ts';
import type { HouseDatabase } from '#db/house-database.ts';

/** The last that were told; none in a house that no platform has spoken to yet. */
export async function readTerms(db: HouseDatabase): Promise<HouseTerms | null> {
  const [row] = await db.query<HouseTerms>(
    'select allows, jackpot_share, streams from house_terms order by version desc limit 1',
  );
  return row ?? null;
}

/** A row for each change, and none for what is told again. */
export async function writeTerms(
  db: HouseDatabase,
  { allows, jackpotShare, streams = [] }: HouseTerms,
): Promise<void> {
  await db.query(
    `insert into house_terms (allows, jackpot_share, streams)
     select $1::text[], $2::int, $3::jsonb
     where not exists (
       select from (select allows, jackpot_share, streams from house_terms order by version desc limit 1) last
       where last.allows = $1::text[] and last.jackpot_share = $2::int and last.streams = $3::jsonb)`,
    [allows.toSorted(), jackpotShare, JSON.stringify(streams)],
  );
}
