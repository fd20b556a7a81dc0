import type pg from 'pg';
import { sharedRulesOf } from '@maidan/games/shared-games.ts';
import { TABLE_PLACES } from '@maidan/games/live/tables.ts';
import { OWN_GAMES } from '#sandbox/catalogue/own-games.ts';

const TABLES = Object.keys(OWN_GAMES).flatMap((code) => {
  const table = sharedRulesOf(code)?.table;
  return table === undefined ? [] : [{ code, least: Number(table.least), most: Number(table.most) }];
});

/** What a live table of the own house takes is said as it is, by its rules. A game for one, or for a few, is no room that people come into. */
export async function writeLiveRooms(client: pg.Client, merchant: string): Promise<void> {
  await client.query(
    `delete from live_room r using game g
     where r.merchant = $1 and g.merchant = r.merchant and g.node_id = r.node_id and g.engine <> all($2::text[])`,
    [merchant, TABLES.map(({ code }) => code)],
  );
  await client.query(
    `insert into live_room (merchant, node_id, min_stake, max_stake, seats)
     select g.merchant, g.node_id, t.least, t.most, $3
     from jsonb_to_recordset($2::jsonb) as t (code text, least bigint, most bigint)
     join game g on g.merchant = $1 and g.engine = t.code and g.category = 'LIVE'
     on conflict (merchant, node_id) do update set min_stake = excluded.min_stake, max_stake = excluded.max_stake, seats = excluded.seats`,
    [merchant, JSON.stringify(TABLES), TABLE_PLACES],
  );
}
