import type pg from 'pg';
import { TABLES as BACCARAT } from '@maidan/games/baccarat/tables.ts';
import { TABLES as DRAGON_TIGER } from '@maidan/games/dragon-tiger/tables.ts';

const TABLES = [...BACCARAT, ...DRAGON_TIGER].map(({ code, least, most }) => ({
  code,
  least: Number(least),
  most: Number(most),
}));
/** So many are drawn around a table; whoever comes later bets from behind them. */
const SEATS = 7;

/** What a live table of the own house takes is said as it is, by its rules. */
export async function writeLiveRooms(client: pg.Client, merchant: string): Promise<void> {
  await client.query(
    `insert into live_room (merchant, node_id, min_stake, max_stake, seats)
     select g.merchant, g.node_id, t.least, t.most, $3
     from jsonb_to_recordset($2::jsonb) as t (code text, least bigint, most bigint)
     join game g on g.merchant = $1 and g.engine = t.code and g.category = 'LIVE'
     on conflict (merchant, node_id) do update set min_stake = excluded.min_stake, max_stake = excluded.max_stake`,
    [merchant, JSON.stringify(TABLES), SEATS],
  );
}
