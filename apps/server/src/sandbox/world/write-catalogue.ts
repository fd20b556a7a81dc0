import { createHash } from 'node:crypto';
import type pg from 'pg';
import { makeGames, slugOf, type GameSeed } from '#sandbox/catalogue/catalogue.ts';
import { JACKPOT_ENGINES } from '#sandbox/catalogue/jackpot-models.ts';
import { OWN_GAMES } from '#sandbox/catalogue/own-games.ts';
import { SLOT_ENGINES } from '#sandbox/catalogue/slot-models.ts';
import { HOUSE_PARTNER } from '#sandbox/catalogue/vendors.ts';
import { writeLiveRooms } from './write-live-rooms.ts';
import { writeGames } from './write-world.ts';

/** Raised by whoever changes which title is played by what; what engines say of themselves is seen without it. */
const MAPPING = 13;

/** One game behind every title: were a title called otherwise, its cover would promise another. */
const NAMED_AFTER_THEIR_GAME = ['crash', 'esports'];

/** Names the catalogue that this version makes. */
export const CATALOGUE = createHash('sha256')
  .update(JSON.stringify([MAPPING, OWN_GAMES, SLOT_ENGINES, JACKPOT_ENGINES]))
  .digest('hex')
  .slice(0, 16);

export async function writeEngines(client: pg.Client, merchant: string): Promise<void> {
  await client.query('delete from game_engine where merchant = $1', [merchant]);
  await client.query(
    `insert into game_engine (merchant, code, family, setting, rtp_basis_points, volatility, lines, max_win, min_stake, features)
     select $1, e.code, e.family, e.setting, e."rtpBasisPoints", e.volatility, e.lines, e."maxWin", e."minStakeMinor", e.features
     from jsonb_to_recordset($2::jsonb) as e (code text, family text, setting text, "rtpBasisPoints" int, volatility text,
       lines int, "maxWin" double precision, "minStakeMinor" bigint, features text[])`,
    [merchant, JSON.stringify(SLOT_ENGINES)],
  );
}

type Seeded = { number: number; titles: number | null; catalogue: string | null };

/**
 * Brings the titles of a world that is there to what this version plays them by: names, covers and numbers stay, what was
 * closed by hand stays closed, and games that are new stand at the end. A title that nothing played is called like what plays it now, and so is one whose game all titles of its kind share. Says whether anything was old.
 */
export async function bringCatalogue(client: pg.Client, merchant: string): Promise<boolean> {
  const { rows } = await client.query<Seeded>(
    'select seed_number as number, slot_titles as titles, catalogue from sandbox_seed where merchant = $1',
    [merchant],
  );
  const [seeded] = rows;
  if (seeded === undefined || seeded.catalogue === CATALOGUE) return false;
  const slotTitles = seeded.titles ?? (await countSlots(client, merchant));
  const games = makeGames(seeded.number, { slotTitles });
  await client.query('begin');
  await writeEngines(client, merchant);
  await client.query('update vendor set partner_code = $2 where merchant = $1 and partner_code is null', [
    merchant,
    HOUSE_PARTNER,
  ]);
  await updateGames(client, merchant, games);
  const { rows: known } = await client.query<{ node: string }>(
    'select node_id as node from game where merchant = $1',
    [merchant],
  );
  const there = new Set(known.map(({ node }) => node));
  await writeGames(
    client,
    merchant,
    games.filter(({ nodeId }) => !there.has(nodeId)),
  );
  await client.query(
    `insert into vendor_category (merchant, vendor_code, category, sort_order, direct)
     select merchant, code, category, sort_order, false from vendor, unnest(array['LIVE', 'PVP', 'COCKFIGHT']) category
     where merchant = $1 and code = 'MAIDAN'
     on conflict do nothing`,
    [merchant],
  );
  await writeLiveRooms(client, merchant);
  await client.query(
    `select game_take_return($1, value #>> '{}') from setting where merchant = $1 and key = 'slotReturn'`,
    [merchant],
  );
  await client.query('select game_take_play_options($1)', [merchant]);
  await client.query('update sandbox_seed set slot_titles = $2, catalogue = $3 where merchant = $1', [
    merchant,
    slotTitles,
    CATALOGUE,
  ]);
  await client.query('commit');
  return true;
}

/** Worlds of before kept no number, and had no slots but these. */
async function countSlots(client: pg.Client, merchant: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from game where merchant = $1 and category = 'RNG' and classify is null
       and node_id ~ '^[0-9]+$'`,
    [merchant],
  );
  return rows[0]?.count ?? 0;
}

async function updateGames(client: pg.Client, merchant: string, games: readonly GameSeed[]): Promise<void> {
  await client.query(
    `update game g
     set game_code = s."gameCode", name = case when g.engine is null or g.engine = any($3::text[]) then s.title else g.name end,
       slug = case when g.engine is null or g.engine = any($3::text[]) then s.slug else g.slug end, engine = s.engine, rtp_basis_points = s."rtpBasisPoints", volatility = s.volatility, lines = s.lines,
       max_win = s."maxWin", min_stake = s."minStakeMinor", features = s.features, open = s.engine is not null and (g.open or g.engine is null)
     from jsonb_to_recordset($2::jsonb) as s ("nodeId" text, "gameCode" text, category text, title jsonb, slug text, engine text,
       "rtpBasisPoints" int, volatility text, lines int, "maxWin" double precision, "minStakeMinor" bigint, features text[])
     where g.merchant = $1 and g.node_id = s."nodeId"
       and (g.game_code = s."gameCode" or (g.engine is null and g.category = s.category))`,
    [
      merchant,
      JSON.stringify(games.map((game) => ({ ...game, slug: slugOf(game.title) }))),
      NAMED_AFTER_THEIR_GAME,
    ],
  );
}
