import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from '@maidan/server/db/sql.ts';
import type { BusMessage } from '@maidan/server/live/bus.ts';
import { asOwner } from '@maidan/server/testing/as-owner.ts';
import { startRedis } from '@maidan/server/testing/stand-ins/redis-server.ts';
import { createTestApp } from '@maidan/server/testing/test-app.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '@maidan/server/testing/for-this-file.ts';
import { openDesk, type Desk } from './desk.ts';
import { runOperator } from './operator.ts';
import { openTestDesk } from './test-desk.ts';

let desk: Desk;
const news: BusMessage[] = [];

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
beforeAll(async () => {
  node.app.platform.bus.subscribe((message) => {
    // Balances of whoever registered come when they come.
    if (message.kind === 'frame' && message.frame.type === 'settings-changed') news.push(message);
  });
  desk = await openTestDesk(database.url);
});
afterAll(async () => {
  await desk.close();
});

const run = (...args: string[]) => runOperator(desk, args);
const rows = () =>
  database.db.query<{ key: string; value: unknown }>(sql`
  select key, value from setting order by key`);

/** T20: what must never be served to a page as the place of its pictures or games. */
const BAD_CDNS = [
  'http://cdn.example',
  'https://user@cdn.example',
  'https://user:secret@cdn.example',
  'https://203.0.113.7',
  'https://[2001:db8::1]',
  'https://0x7f000001',
  'https://2130706433',
  'https://127.1',
  'https://cdn.example:8443',
  'https://cdn.example/path',
  'https://cdn.example?x=1',
  'https://cdn.example#x',
  'https://cdn.example\\@evil.example',
  'https://cdn.example ',
  'https://cdn.exa\tmple',
  'HTTPS://CDN.EXAMPLE',
  'https://ｃdn.example',
  'https://cdn。example',
  'https://%63dn.example',
  'https://localhost',
  'https:cdn.example',
  '//cdn.example',
  'javascript:alert(1)',
  'data:text/javascript,alert(1)',
  'https://',
  '',
];

describe('refusals: nothing changes and the reason is told', () => {
  test.each([
    ['no command', [], 'Usage: npm run operator'],
    ['an unknown command', ['drop', 'everything'], 'Usage: npm run operator'],
    ['__proto__ as a command', ['__proto__'], 'Usage: npm run operator'],
    ['an unknown key', ['set', 'whitelable', '{}'], 'There is no setting whitelable'],
    ['an unknown vendor', ['vendor', 'NOBODY', 'maintenance'], 'There is no vendor NOBODY'],
    ['an unknown title', ['game', '1', 'open'], 'There is no game 1'],
    ['a state no vendor has', ['vendor', 'PG', 'closed'], 'maintenance|open'],
    ['no key', ['get'], 'There is no setting (none named)'],
    ['an unknown part', ['set', 'whitelabel.sms', 'true'], 'There is nothing called whitelabel.sms'],
    ['a part of the prototype', ['set', 'whitelabel.constructor', 'true'], 'nothing called'],
    ['no value', ['set', 'whitelabel.smsEnabled'], 'What value?'],
    ['broken JSON', ['set', 'whitelabel', '{"smsEnabled":'], 'This is no JSON'],
    [
      'another kind of value',
      ['set', 'whitelabel.smsEnabled', '"yes"'],
      'smsEnabled: This is not the right kind',
    ],
    ['a value out of bounds', ['set', 'sessionIdleMinutes', '0'], 'Too small: at least 1.'],
    ['a choice nobody offers', ['set', 'whitelabel.registerTypes', '["fax"]'], '(username, mobile)'],
    [
      'a slip of the pen',
      ['set', 'firebase', '{"apiKey":"a","authDomain":"b","projectId":"c","apikey":"d"}'],
      'apikey: no such name',
    ],
    ['no way in at all', ['set', 'whitelabel', 'NO_WAY_IN'], 'nobody could log in'],
    [
      'firebase without its settings',
      ['set', 'whitelabel.firebasePhone', 'true'],
      'needs the setting firebase',
    ],
    [
      'required but hidden',
      ['set', 'registerFields.line', '{"show":false,"required":true}'],
      'must be shown',
    ],
    ['an evil pattern', ['set', 'validationRules.username.acceptedPattern', '^(a+)+$'], 'can take very long'],
    [
      'a pattern RE2 does not read',
      ['set', 'validationRules.username.acceptedPattern', '(?=a)a'],
      'no regular expression',
    ],
    [
      'a pattern nobody reads',
      ['set', 'validationRules.username.acceptedPattern', '"[a-"'],
      'no regular expression',
    ],
    [
      'bounds upside down',
      ['set', 'validationRules.username.minLength', '100'],
      'minLength is above maxLength',
    ],
    [
      'a kind of pattern without a message',
      ['set', 'validationRules.username.patternId', 'EMOJI'],
      'patternId',
    ],
    [
      'a script as customer service',
      ['set', 'customerService', '[{"csType":"chat","path":"javascript:alert(1)"}]'],
      'would not be opened',
    ],
    [
      'a stranger as customer service',
      ['set', 'customerService', '[{"csType":"chat","path":"https://evil.example/"}]'],
      'would not be opened',
    ],
    [
      'a stranger as resource',
      ['set', 'resources', '[{"labelNameEn":"App","url":"https://evil.example/a.apk"}]'],
      'would not be opened',
    ],
    ['no country', ['region', 'block', 'Bangladesh'], 'must be an address or a range'],
    ['no range', ['region', 'block', '203.0.113.0/33'], 'must be an address or a range'],
    ['a range with more', ['region', 'block', '203.0.113.0/24/2'], 'must be an address or a range'],
    ['neither on nor off', ['maintenance', 'soon'], 'maintenance on [end]'],
    ['an end that is no time', ['maintenance', 'on', 'tomorrow'], 'The end must be a time'],
    ['an end that is over', ['maintenance', 'on', '2020-01-01T00:00Z'], 'The end lies in the past'],
    ['nobody', ['hand-over', 'nobody'], 'Nobody is called nobody'],
  ])('[SET-01] %s', async (_what, args, reason) => {
    const before = await rows();
    news.length = 0;
    const given = args.map((text) => (text === 'NO_WAY_IN' ? '{"pwdEnabled":false}' : text));
    if (args.includes('NO_WAY_IN')) {
      const whole = { ...(await desk.settings.get('whitelabel')), pwdEnabled: false, smsEnabled: false };
      given[2] = JSON.stringify(whole);
    }
    await expect(run(...given)).rejects.toThrow(reason);
    expect(await rows()).toEqual(before);
    expect(news).toEqual([]);
  });

  test.each(BAD_CDNS)('[SET-01] T20: %j is no place for pictures or games', async (address) => {
    const before = await rows();
    for (const key of ['imageCDNs', 'launchGameCDNs'])
      await expect(run('set', key, JSON.stringify([address]))).rejects.toThrow('is not accepted');
    expect(await rows()).toEqual(before);
  });

  test('a folder without a sandbox, and a database that is not there, are named in one sentence', async () => {
    await expect(openDesk({ DATA_DIR: '/nowhere' })).rejects.toThrow('There is no sandbox in /nowhere');
    await expect(openDesk({ DATABASE_URL: 'postgres://x@127.0.0.1:1/x' })).rejects.toThrow(
      "The platform's database cannot be used",
    );
    await expect(openDesk({ DATABASE_URL: 'mysql://x' })).rejects.toThrow('must be a postgres:// address');
  });
});

/** Waits until the running node has heard of a change. */
const readStatus = async () => (await node.app.inject({ url: '/wps/system/status' })).json<object>();
async function statusBecomes(value: object): Promise<void> {
  await expect.poll(readStatus).toMatchObject({ value });
}

describe('what it does', () => {
  test('[SET-01] a change is stored, told at once and answered by a running node', async () => {
    news.length = 0;
    expect(await run('set', 'whitelabel.smsEnabled', 'false')).toBe('whitelabel.smsEnabled is now false');
    await expect
      .poll(() => news)
      .toMatchObject([{ frame: { type: 'settings-changed', data: { what: 'settings' } } }]);
    const answer = await node.app.inject({ url: '/wps/system/whitelabel' });
    expect(answer.json()).toMatchObject({ value: { smsEnabled: false, pwdEnabled: true } });
    expect(await run('get', 'whitelabel.smsEnabled')).toBe('false');
    expect(await run('list')).toMatch(/^mainDomain +"localhost"$/m);
    expect(await run('set', 'currencySymbol', '৳')).toBe('currencySymbol is now "৳"');
    await expect.poll(() => news.length).toBe(2);
  });

  test('[STA-03] maintenance goes on and off, and both are told', async () => {
    news.length = 0;
    expect(await run('maintenance', 'on', '+90m')).toMatch(/^The site is closed for maintenance until 20/);
    await expect.poll(() => news.length).toBe(2);
    expect(news).toMatchObject([
      { frame: { data: { what: 'status' } } },
      { frame: { data: { what: 'status' } } },
    ]);
    const closed = await node.app.inject({ url: '/wps/relay/GCSGAME_newGameVendor' });
    expect([closed.statusCode, closed.json<{ code: string }>().code]).toEqual([503, 'MAINTENANCE']);
    expect(await run('maintenance', 'off')).toBe('The site is open.');
    await expect.poll(() => news.length).toBe(4);
    const status = await node.app.inject({ url: '/wps/system/status' });
    expect(status.json()).toMatchObject({ value: { systemStatus: 0, maintenanceEnd: null } });
  });

  test('[STA-02] a country and a range are closed and opened again', async () => {
    expect(await run('region', 'block', 'bd')).toBe('blockedCountries is now ["BD"]');
    expect(await run('region', 'block', '127.0.0.0/8')).toBe('blockedAddresses is now ["127.0.0.0/8"]');
    await statusBecomes({ systemStatus: 2, location: { ip: '127.0.0.1' } });
    expect(await run('region', 'unblock', 'BD')).toBe('blockedCountries is now []');
    expect(await run('region', 'unblock', '127.0.0.0/8')).toBe('blockedAddresses is now []');
    await statusBecomes({ systemStatus: 0 });
  });

  test('[LOG-06] a hand-over link is for one account and carries a code, not a token', async () => {
    const { username } = await node.registerAndLogin();
    const text = await run('hand-over', username);
    expect(text).toMatch(/^http:\/\/localhost:3000\/\?\S+\nIt works once, within 60 seconds\.$/);
  });

  test('the sandbox of a data folder is found by what its database left there', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'maidan-desk-'));
    const { port, password } = new URL(database.url);
    mkdirSync(join(dataDir, 'postgres'));
    writeFileSync(
      join(dataDir, 'postgres', 'settings.json'),
      JSON.stringify({ port: Number(port), password: decodeURIComponent(password) }),
    );
    // The server is the right one; its database is called otherwise in tests, and on a server of your own the role too.
    await expect(openDesk({ DATA_DIR: dataDir })).rejects.toThrow(
      /(database|role) "maidan" does not exist|cannot be used/,
    );
    rmSync(dataDir, { recursive: true });
  });

  test('[SET-01] with Redis between the nodes the news goes over Redis', async () => {
    const redis = await startRedis();
    const other = await createTestApp({ ...database, redisUrl: redis.url });
    const heard: BusMessage[] = [];
    other.app.platform.bus.subscribe((message) => heard.push(message));
    const redisDesk = await openDesk({
      DATABASE_URL: database.url,
      REDIS_URL: redis.url,
      OPERATOR_KEYS: desk.operatorKeys,
    });
    await runOperator(redisDesk, ['set', 'termsVersion', '"2027-01"']);
    await expect.poll(() => heard).toMatchObject([{ frame: { data: { what: 'settings' } } }]);
    await redisDesk.close();
    await other.close();
    redis.process.kill();
    await expect(openDesk({ DATABASE_URL: database.url, REDIS_URL: 'redis://127.0.0.1:1' })).rejects.toThrow(
      'Redis does not answer',
    );
  });
});

test('[SET-01] a change that open pages could not be told of is made, written down, and said to be untold', async () => {
  const tell = 'execute on function pg_catalog.pg_notify(text, text)';
  await asOwner(database.url, `revoke ${tell} from public`);
  try {
    await expect(run('set', 'termsVersion', '"2028-02"')).rejects.toThrow(
      /termsVersion[^]*open pages could not be told[^]*pg_notify/,
    );
  } finally {
    await asOwner(database.url, `grant ${tell} to public`);
  }
  expect(await rows()).toContainEqual({ key: 'termsVersion', value: '2028-02' });
  expect(await run('set', 'termsVersion', '"2028-03"')).not.toContain('told');
});

test('X6: reconcile reads all books and says that everything agrees', async () => {
  await node.registerAndLogin();
  const said = await run('reconcile');
  expect(said).toContain('all accounts together 0.00');
  expect(said).toMatch(/Everything agrees\.$/);
});
