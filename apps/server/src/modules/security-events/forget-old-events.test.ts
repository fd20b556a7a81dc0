import { readFileSync } from 'node:fs';
import { forgotByEmail } from '@maidan/contract/accounts/password-change/forgot-by-email.ts';
import { freePlay } from '@maidan/contract/accounts/login/free-play.ts';
import { getCaptcha } from '@maidan/contract/accounts/verification/get-captcha.ts';
import { login } from '@maidan/contract/accounts/login/login.ts';
import { startPasskeyLogin } from '@maidan/contract/accounts/passkey/start-passkey-login.ts';
import { expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { asOwner } from '#testing/as-owner.ts';
import { createTestApp, PASSWORD, uniqueName } from '#testing/test-app.ts';
import { forgetOldEvents } from './forget-old-events.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);

const counted = async (kind: string) =>
  (await database.db.query(sql`select from security_event where kind = ${kind}`)).length;

test('a stranger who does the same again and again is noted so often in a minute, and no more', async () => {
  const strict = await createTestApp({ ...database, rateLimitFactor: 1, merchant: 'bounded' });
  for (let turn = 0; turn < 40; turn += 1)
    await strict.app.inject({ url: `/wps/system/status?token=${turn}`, remoteAddress: '198.51.100.7' });
  await strict.close();
  // A minute that ends in between begins a new count.
  expect(await counted('token-in-query')).toBeGreaterThanOrEqual(30);
  expect(await counted('token-in-query')).toBeLessThan(40);
});

const add = (kind: string, member: string, days: number, times: number) =>
  asOwner(
    database.url,
    `insert into security_event (merchant, kind, member_id, ip, request_id, at)
     select 'maidan', '${kind}', ${member}, '198.51.100.8', 'r', platform_now() - interval '${days} days'
     from generate_series(1, ${times})`,
  );

test('what strangers wrote goes when it is old, and when there is too much of it; a member keeps the own record', async () => {
  const { memberId } = await node.registerAndLogin();
  await add('payload-refused', 'null', 31, 6_000);
  await add('payload-refused', 'null', 1, 1_500);
  await add('login-failed', memberId, 181, 3);
  await add('login-failed', memberId, 0, 150);
  await add('password-changed', memberId, 900, 2);
  await forgetOldEvents(node.app.platform, { ofNobody: 1_000, ofMember: 100 });
  expect(await counted('payload-refused')).toBe(1_000);
  expect(await counted('login-failed')).toBe(100);
  expect(await counted('password-changed')).toBe(2);
});

test('the application cannot forget what is still needed', async () => {
  const forgetAll = forgetOldEvents(node.app.platform, { ofNobody: 0, ofMember: 0 });
  await expect(forgetAll).rejects.toThrow('still needed');
  await expect(database.db.query(sql`delete from security_event`)).rejects.toThrow(/permission denied/);
});

/** The first column of the list in `docs/operations.md`. */
function listedTables(): string[] {
  const text = readFileSync(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8');
  const [, part = ''] = text.split('## What strangers can make grow');
  const [section = ''] = part.split('\n## ');
  return [...section.matchAll(/^\| `([^|]+)` +\|/gm)].flatMap(([, names = '']) => names.split('`, `'));
}

async function sizes(): Promise<Map<string, number>> {
  const tables = await database.db.query<{ name: string }>(
    sql`select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and has_table_privilege(oid, 'select')`,
  );
  const counts = await Promise.all(
    tables.map(async ({ name }) => {
      const [row] = await database.db.query<{ count: number }>({
        text: `select count(*)::int as count from "${name}"`,
        values: [],
      });
      return [name, row?.count ?? 0] as const;
    }),
  );
  return new Map(counts);
}

test('every table that calls without an account make grow stands in the list of the operators', async () => {
  const { settings } = node.app.platform;
  await settings.change('whitelabel', { ...(await settings.get('whitelabel')), hasFreePlay: true });
  const before = await sizes();
  const name = uniqueName();
  await node.callAs(null, getCaptcha, {});
  await node.callAs(null, login, { type: 'username', username: name, password: PASSWORD });
  await node.callAs(null, startPasskeyLogin, {});
  await node.callAs(null, forgotByEmail, { username: name, email: `${name}@maidan.example` });
  await node.callAs(null, freePlay, { os: 'test', platform: 'W', version: 3 });
  await node.registerAndLogin();
  const after = await sizes();
  const grown = [...after].flatMap(([table, size]) => (size > (before.get(table) ?? 0) ? [table] : []));
  expect(grown).toContain('cipher_nonce');
  expect(grown.filter((table) => !listedTables().includes(table))).toEqual([]);
  expect(listedTables().filter((table) => !after.has(table))).toEqual([]);
});
