import { login } from '@maidan/contract/accounts/login/login.ts';
import { openDatabase } from '@maidan/server/db/database.ts';
import { sql } from '@maidan/server/db/sql.ts';
import { checkStartupFacts } from '@maidan/server/modules/system/startup-facts.ts';
import { createTestApp } from '@maidan/server/testing/test-app.ts';
import * as pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseForThisFile } from '@maidan/server/testing/for-this-file.ts';
import { migrateHouse } from './migrate-house.ts';
import { nodeUrlOf, openNodeLogin } from './node-login.ts';
import { createDatabase, dropDatabase } from './postgres.ts';

let houseUrl = '';
const logins = { node: '', house: '' };

const database = await databaseForThisFile();
beforeAll(async () => {
  houseUrl = await createDatabase(database.url, `${nameOf(database.url)}_house`);
  await migrateHouse(houseUrl);
  logins.node = (await openNodeLogin(database.url, 'maidan_app')) ?? '';
  logins.house = (await openNodeLogin(houseUrl, 'maidan_house_app')) ?? '';
});
afterAll(async () => {
  await dropDatabase(database.url, nameOf(houseUrl));
  const names = [database.url, houseUrl].map((url) => new URL(nodeUrlOf(url)).username);
  await ask(database.url, `drop owned by ${names[0]}`);
  for (const name of names) await ask(database.url, `drop role ${name}`);
});

const owner = () => new URL(database.url).username;
const nameOf = (url: string) => new URL(url).pathname.slice(1);

async function ask(url: string, statement: string, role?: string): Promise<unknown[]> {
  const client = new pg.Client({
    connectionString: url,
    ...(role === undefined ? {} : { options: `-c role=${role}` }),
  });
  await client.connect();
  try {
    // A rule that was broken would otherwise break the other tests too.
    await client.query('begin');
    return (await client.query<object>(statement)).rows;
  } finally {
    await client.query('commit').catch(() => undefined);
    await client.end();
  }
}

const PLACES = [
  { place: 'node', role: 'maidan_app', table: 'ledger_entry', migrations: 'schema_migration' },
  { place: 'house', role: 'maidan_house_app', table: 'round', migrations: 'house_migration' },
] as const;

describe.each(PLACES)('the login of the $place', ({ place, role, table, migrations }) => {
  test('is nobody special, owns nothing, and has one role that is not the owner', async () => {
    const [facts] = await ask(
      logins[place],
      `select current_user::text as "current", session_user = '${owner()}' as owner,
         (select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls
          from pg_roles where rolname = session_user) as special,
         pg_has_role(session_user, '${owner()}', 'member') as heir,
         (select count(*)::int from pg_shdepend d join pg_roles r on r.oid = d.refobjid and d.deptype = 'o'
          where r.rolname in (session_user, current_user)) as owned,
         (select array_agg(g.rolname::text) from pg_auth_members m join pg_roles g on g.oid = m.roleid
          where m.member = (select oid from pg_roles where rolname = session_user)) as roles`,
      role,
    );
    expect(facts).toEqual({
      current: role,
      owner: false,
      special: false,
      heir: false,
      owned: 0,
      roles: [role],
    });
  });

  test.each([
    ['becomes the owner', () => `set role ${owner()}`],
    ['logs in as the owner by hand', () => `set session authorization ${owner()}`],
    ['changes a table', () => `alter table ${table} add column more int`],
    ['switches its guards off', () => `alter table ${table} disable trigger all`],
    ['switches all guards off for itself', () => `set session_replication_role = replica`],
    ['drops a table', () => `drop table ${table}`],
    ['empties a table', () => `truncate ${table}`],
    ['says that a migration was applied', () => `insert into ${migrations} values ('9999-mine.sql')`],
    ['takes a table for its own', () => `alter table ${table} owner to ${role}`],
    ['makes a function', () => `create function mine() returns int language sql as 'select 1'`],
    ['hides a table behind one of its own', () => `create temporary table ${table} (id int)`],
    ['gives itself a role', () => `grant ${owner()} to ${role}`],
    ['makes a login', () => `create role mine login superuser`],
  ])('never %s', async (_what, statement) => {
    for (const taken of [role, undefined])
      await expect(ask(logins[place], statement(), taken)).rejects.toThrow(
        /permission denied|must be owner|must be able to SET ROLE|Only roles with|only superusers|must have admin/i,
      );
  });
});

test('a whole node works with it, and finds nothing to complain about', async () => {
  const db = openDatabase({ url: logins.node, maxConnections: 4 });
  const node = await createTestApp({ db, url: logins.node });
  const { username, password } = await node.registerAndLogin();
  expect((await node.callAs(null, login, { type: 'username', username, password })).status).toBe(200);
  const { problems } = await checkStartupFacts(db, 'production');
  expect(problems.join()).not.toContain('the login of DATABASE_URL');
  expect(await db.query(sql`select session_user::text as who`)).toEqual([
    { who: new URL(logins.node).username },
  ]);
  await node.close();
  await db.close();
});

test('another database of the same server is closed to it, and its password opens nothing of the owner', async () => {
  const elsewhere = Object.assign(new URL(logins.node), { pathname: `/${nameOf(houseUrl)}` }).href;
  await expect(ask(elsewhere, 'select 1')).rejects.toThrow('permission denied for database');
  const asOwner = Object.assign(new URL(logins.node), { username: new URL(database.url).username }).href;
  await expect(ask(asOwner, 'select 1')).rejects.toThrow('password authentication failed');
});
