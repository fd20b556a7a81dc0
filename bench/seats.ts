/** Players with plenty, and their seats at the platform and at the house, as launches would have made them. */
import { randomBytes } from 'node:crypto';
import * as pg from 'pg';

export type Seat = { member: string; token: string };

export async function takeSeats(databaseUrl: string, game: string, players: number): Promise<Seat[]> {
  const members = await asOwner(databaseUrl, async (owner) => {
    const { rows } = await owner.query<{ id: string }>(
      `insert into member (merchant, username, username_key, password_hash)
       select 'maidan', 'bench' || n, 'bench' || n, '-' from generate_series(1, $1) n returning id`,
      [players],
    );
    return rows.map(({ id }) => id);
  });
  return seatMembers(databaseUrl, game, members);
}

export async function seatMembers(
  databaseUrl: string,
  game: string,
  members: readonly string[],
): Promise<Seat[]> {
  const seats = members.map(() => randomBytes(32).toString('base64url'));
  return asOwner(databaseUrl, async (owner) => {
    await owner.query(
      `select ledger_post('maidan', 'bench:' || m, sha256(convert_to(m, 'UTF8')), 'deposit', 'PLY', '{deposits_in,member}',
         array['', m], '{-100000000000,100000000000}', 'bench') from unnest($1::text[]) m`,
      [members],
    );
    const { rowCount } = await owner.query(
      `insert into launch_session (merchant, token_hash, member_id, partner, vendor_code, node_id, game_code, currency,
         expires_at)
       select 'maidan', sha256(convert_to(s.token, 'UTF8')), s.member, 'MAIDAN', g.vendor_code, g.node_id, $3, 'PLY',
         platform_now() + interval '4 hours'
       from unnest($1::bigint[], $2::text[]) s (member, token)
       cross join (select * from game where engine = $3 and open order by sort_order limit 1) g`,
      [members, seats, game],
    );
    if (rowCount !== members.length) throw new Error(`${game} is no title of this world`);
    // What autovacuum does for a platform that has been up for a while, and pgbench for its own tables.
    await owner.query('vacuum analyze member, launch_session, ledger_account');
    return members.map((member, index) => ({ member, token: seats[index] ?? '' }));
  });
}

/** The session of each page, by which it speaks to the house. */
export async function sitAtHouse(
  houseDatabaseUrl: string,
  game: string,
  seats: readonly Seat[],
): Promise<string[]> {
  const pages = seats.map(() => randomBytes(32).toString('base64url'));
  await asOwner(houseDatabaseUrl, async (owner) => {
    await owner.query(
      `insert into play_session (id, launch_token, player_id, game_code, currency, currency_symbol, language, theme,
         site_origin, code_hash, code_expires_at, code_used_at, session_hash)
       select gen_random_uuid(), s.token, s.member, $4, 'PLY', '৳', 'en', 'dark', 'http://localhost',
         sha256(convert_to('code' || s.page, 'UTF8')), now(), now(), sha256(convert_to(s.page, 'UTF8'))
       from unnest($1::text[], $2::text[], $3::text[]) s (member, token, page)`,
      [seats.map(({ member }) => member), seats.map(({ token }) => token), pages, game],
    );
  });
  return pages;
}

export async function asOwner<T>(url: string, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}
