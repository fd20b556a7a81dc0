import type { HouseDatabase } from '#db/house-database.ts';

const at = (place: number): string => `to_timestamp($${place}::float8 / 1000)`;

/** What can be bet on of a part of a match, such as the runs of an over. */
export type PartRow = { matchId: string; market: string };
type NewPart = PartRow & { finalAt: number };

/** Of a leg `l`: it has a result that may still be corrected, or is of a match that was announced. */
export const UNDER_REVIEW = `case when exists (select from book_part p where p.match_id = l.match_id and p.market = l.market and p.state = 'final') then false
  else exists (select from book_match m where m.id = l.match_id and m.state = 'announced')
    or (l.result is not null and exists (select from book_part p where p.match_id = l.match_id and p.market = l.market)) end`;

/** Parts that bets are taken on, whose matches are held by this transaction. False: the result of one of them stands. */
export async function openParts(tx: HouseDatabase, parts: readonly NewPart[]): Promise<boolean> {
  if (parts.length === 0) return true;
  const rows = await tx.query(
    `with asked as (
       select match, market, to_timestamp(final / 1000) as final_at
       from json_to_recordset($1::json) as p (match text, market text, final float8)),
     made as (
       insert into book_part (match_id, market, final_at) select match, market, final_at from asked order by match, market
       on conflict (match_id, market) do nothing)
     select from asked a join book_part p on p.match_id = a.match and p.market = a.market where p.state = 'final'`,
    [
      JSON.stringify(
        parts.map(({ matchId, market, finalAt }) => ({ match: matchId, market, final: finalAt })),
      ),
    ],
  );
  return rows.length === 0;
}

/** Looked at long enough. */
export const dueParts = (db: HouseDatabase, now: number, limit: number): Promise<PartRow[]> =>
  db.query<PartRow>(
    `select match_id, market from book_part where state = 'open' and final_at <= ${at(1)} order by final_at limit $2`,
    [now, limit],
  );

/** Only for who holds the clock still, and once. Bets on the match that are taken or confirmed at this moment are before this, or after it. */
export async function endPart(
  tx: HouseDatabase,
  lease: { gameCode: string; fence: string },
  { matchId, market }: PartRow,
): Promise<boolean> {
  await tx.query('select from book_match where id = $1 for no key update', [matchId]);
  const rows = await tx.query(
    `with lease as (
       select from shared_clock where game_code = $3 and fence = $4 and held_until > clock_timestamp() for share)
     update book_part set state = 'final'
     where match_id = $1 and market = $2 and state = 'open' and exists (select from lease) returning market`,
    [matchId, market, lease.gameCode, lease.fence],
  );
  return rows.length === 1;
}

/** With its match, whose result decides all that is left of it. */
export async function endPartsOf(tx: HouseDatabase, matchId: string): Promise<void> {
  await tx.query(`update book_part set state = 'final' where match_id = $1 and state = 'open'`, [matchId]);
}
