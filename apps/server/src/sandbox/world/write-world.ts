import type { LocalText } from '@maidan/contract/local-text.ts';
import type pg from 'pg';
import { hashPassword } from '#modules/accounts/passwords/password.ts';
import { slugOf, type GameSeed } from '#sandbox/catalogue/catalogue.ts';
import { DEMO_AFFILIATES } from '#sandbox/people/demo-accounts.ts';
import type { PersonSeed } from '#sandbox/people/people.ts';
import { HOUSE_PARTNER, vendorName, VENDORS } from '#sandbox/catalogue/vendors.ts';

type Column = { type: string; values: readonly unknown[] };

/** One statement for any number of rows: each column travels as one array. */
async function insertRows(client: pg.Client, table: string, columns: Record<string, Column>): Promise<void> {
  const names = Object.keys(columns);
  const arrays = Object.values(columns).map((column, index) => `$${index + 1}::${column.type}[]`);
  await client.query(
    `insert into ${table} (${names.join(', ')}) select * from unnest(${arrays.join(', ')})`,
    Object.values(columns).map((column) => column.values),
  );
}

const texts = (values: readonly (string | null)[]): Column => ({ type: 'text', values });
const localTexts = (values: readonly LocalText[]): Column => ({
  type: 'jsonb',
  values: values.map((value) => JSON.stringify(value)),
});
const ints = (values: readonly (number | null)[]): Column => ({ type: 'int', values });
const bigints = (values: readonly (number | null)[]): Column => ({ type: 'bigint', values });
const booleans = (values: readonly boolean[]): Column => ({ type: 'boolean', values });

export async function writeVendors(client: pg.Client, merchant: string): Promise<void> {
  await insertRows(client, 'vendor', {
    merchant: texts(VENDORS.map(() => merchant)),
    code: texts(VENDORS.map((vendor) => vendor.code)),
    name: localTexts(VENDORS.map(vendorName)),
    // What a vendor has that nothing plays yet has no engine, and is closed by that.
    partner_code: texts(VENDORS.map(() => HOUSE_PARTNER)),
    state: texts(VENDORS.map((vendor) => vendor.state ?? 'open')),
    sort_order: ints(VENDORS.map((_, index) => index)),
  });
  const entries = VENDORS.flatMap((vendor, index) =>
    vendor.categories.map((category) => ({ vendor, category, index })),
  );
  await insertRows(client, 'vendor_category', {
    merchant: texts(entries.map(() => merchant)),
    vendor_code: texts(entries.map(({ vendor }) => vendor.code)),
    category: texts(entries.map(({ category }) => category)),
    sort_order: ints(entries.map(({ index }) => index)),
    // HOM-07: a sports card is an entrance, not a list.
    direct: booleans(entries.map(({ category }) => category === 'SPORTS')),
  });
}

export async function writeGames(
  client: pg.Client,
  merchant: string,
  games: readonly GameSeed[],
): Promise<void> {
  await insertRows(client, 'game', {
    merchant: texts(games.map(() => merchant)),
    node_id: texts(games.map((game) => game.nodeId)),
    vendor_code: texts(games.map((game) => game.vendorCode)),
    game_code: texts(games.map((game) => game.gameCode)),
    category: texts(games.map((game) => game.category)),
    classify: texts(games.map((game) => game.classify)),
    name: localTexts(games.map((game) => game.title)),
    slug: texts(games.map((game) => slugOf(game.title))),
    rtp_basis_points: ints(games.map((game) => game.rtpBasisPoints)),
    volatility: texts(games.map((game) => game.volatility)),
    lines: ints(games.map((game) => game.lines)),
    max_win: { type: 'double precision', values: games.map((game) => game.maxWin) },
    min_stake: bigints(games.map((game) => game.minStakeMinor)),
    hot_rank: ints(games.map((game) => game.hotRank)),
    is_new: booleans(games.map((game) => game.isNew)),
    released_at: { type: 'timestamptz', values: games.map((game) => game.releasedAt) },
    engine: texts(games.map((game) => game.engine)),
    open: booleans(games.map((game) => game.engine !== null)),
    poster_seed: bigints(games.map((game) => game.posterSeed)),
    sort_order: ints(games.map((game) => game.sortOrder)),
  });
  // A list in each row does not travel as a column: one statement for each mixture of features, and there are few.
  for (const [features, nodeIds] of nodesByFeatures(games)) {
    await client.query(
      'update game set features = $2::text[] where merchant = $1 and node_id = any($3::text[])',
      [merchant, features.split(' '), nodeIds],
    );
  }
  await client.query('select catalogue_arrange($1)', [merchant]);
}

function nodesByFeatures(games: readonly GameSeed[]): Map<string, string[]> {
  const nodes = new Map<string, string[]>();
  for (const { features, nodeId } of games) {
    if (features.length === 0) continue;
    const name = features.join(' ');
    const same = nodes.get(name) ?? [];
    same.push(nodeId);
    nodes.set(name, same);
  }
  return nodes;
}

export async function writePeople(
  client: pg.Client,
  merchant: string,
  people: readonly PersonSeed[],
): Promise<void> {
  const hashes = new Map<string, string>();
  for (const password of new Set(people.map((person) => person.password)))
    hashes.set(password, await hashPassword(password));
  // One by one: ids follow the list, and an upline is there before its downlines.
  for (const person of people) {
    await client.query(
      `insert into member (merchant, username, username_key, nickname, password_hash, type, status, upline_id, must_change_password,
         password_expires_at, created_at, last_login_at, mobile, mobile_verified_at, email, email_key, email_verified_at,
         payee_name, referral_code)
       select $1, $2, $2, $3, $4, $5, $6, (select id from member where merchant = $1 and username_key = $7),
         $8, case when $9 then platform_now() - interval '1 day' end,
         platform_now() - make_interval(days => $10), case when $11 then platform_now() - interval '1 day' end,
         $12, case when $12::text is not null then platform_now() end, $13, lower($13),
         case when $13::text is not null then platform_now() end, $14, $15`,
      [
        merchant,
        person.username,
        person.nickname,
        hashes.get(person.password),
        person.type,
        person.status,
        person.upline,
        person.mustChangePassword,
        person.passwordExpired,
        person.joinedDaysAgo,
        person.seenLately,
        person.contact?.mobile ?? null,
        person.contact?.email ?? null,
        person.contact?.payeeName ?? null,
        person.contact?.referralCode ?? null,
      ],
    );
  }
}

export async function writeAffiliates(client: pg.Client, merchant: string): Promise<void> {
  for (const { code, agent, domain } of DEMO_AFFILIATES) {
    await client.query(
      `insert into affiliate (merchant, code, domain, member_id)
       select $1, $2, $3, id from member where merchant = $1 and username_key = $4`,
      [merchant, code, domain, agent],
    );
  }
}
