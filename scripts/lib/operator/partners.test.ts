import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from '@maidan/server/db/sql.ts';
import { databaseForThisFile, nodeForThisFile } from '@maidan/server/testing/for-this-file.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealOf } from '../secrets.ts';
import { openDesk, type Desk } from './desk.ts';
import { runOperator } from './operator.ts';
import { openTestDesk } from './test-desk.ts';

let desk: Desk;
const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
beforeAll(async () => {
  desk = await openTestDesk(database.url);
});
afterAll(() => desk.close());

const run = (...args: string[]) => runOperator(desk, ['partner', ...args]);
const seen = async () => (await node.app.platform.partners.all()).get('SECOND');
const rows = () => database.db.query(sql`select * from vendor_partner order by code`);

test.each([
  ['nothing', [], 'partner list'],
  ['a code in small letters', ['add', 'second', 'Second', 'https://second.example'], 'partner add'],
  ['an address with a path', ['add', 'SECOND', 'Second', 'https://second.example/x'], 'without a path'],
  ['no name', ['add', 'SECOND', ' ', 'https://second.example'], 'A name has'],
  [
    'a shape that nobody speaks',
    ['add', 'SECOND', 'S', 'https://s.example', '--shape', 'xml'],
    'The shape is',
  ],
  ['a partner that is there', ['add', 'MAIDAN', 'Again', 'https://s.example'], 'already'],
  ['somebody unknown', ['off', 'NOBODY'], 'There is no partner'],
  ['the games of the own house', ['games', 'MAIDAN'], 'come with the catalogue'],
  ['a bound of nothing', ['set', 'MAIDAN', 'mostPerBet=0.00'], 'above zero'],
  ['a country that is none', ['set', 'MAIDAN', 'countries=Bangladesh'], 'codes such as'],
  ['what is no property', ['set', 'MAIDAN', 'enabled=false'], 'cannot be set'],
  ['the address of the house', ['set', 'MAIDAN', 'origin=https://evil.example'], 'cannot be set'],
  ['the key by which the house knows us', ['key', 'MAIDAN', 'outbound', 'mine'], 'GAME_HOUSE_OUTBOUND_KEY'],
  ['a key of somebody unknown', ['key', 'NOBODY', 'inbound', 'k1'], 'There is no partner'],
  [
    'a key that ends first',
    ['key', 'MAIDAN', 'inbound', 'k1', '--to', '2020-01-01T00:00Z'],
    'before it begins',
  ],
  ['a time that is none', ['key', 'MAIDAN', 'inbound', 'k1', '--to', 'soon'], 'A time is such as'],
  ['a key that is not there', ['end-key', 'MAIDAN', 'inbound', 'k1'], 'no such key'],
])('%s is refused, and nothing has changed', async (_what, args, words) => {
  const before = await rows();
  await expect(run(...args)).rejects.toThrow(words);
  expect(await rows()).toEqual(before);
});

test('a partner is added, bounded, given keys and switched off, and a running node follows', async () => {
  await run('add', 'SECOND', 'Second House', 'https://second.example', '--shape', 'decimal');
  await expect.poll(seen).toMatchObject({ name: 'Second House', shape: 'decimal', enabled: true });
  const told = await run('key', 'SECOND', 'inbound', 'k1', '--to', '+7d');
  const secret = /^k1:([0-9a-f]{64})$/m.exec(told)?.[1] ?? '';
  await expect.poll(async () => (await seen())?.inboundKeys[0]?.id).toBe('k1');
  expect(Buffer.from((await seen())?.inboundKeys[0]?.secret ?? []).toString('hex')).toBe(secret);
  await run('set', 'SECOND', 'mostPerBet=500.00', 'mostPerDay=1000.00', 'countries=BD,IN');
  await run('off', 'SECOND');
  await expect.poll(seen).toMatchObject({ enabled: false, countries: ['BD', 'IN'] });
  const list = await run('list');
  expect(list).toContain('SECOND  Second House, off, decimal, https://second.example');
  expect(list).toContain('at most 500.00 a bet, at most 1000.00 a day, only in BD, IN');
  expect(list).toContain('inbound key k1');
  expect(list).not.toContain(secret);
  await run('end-key', 'SECOND', 'inbound', 'k1');
  await run('set', 'SECOND', 'mostPerBet=none', 'countries=none');
  await run('on', 'SECOND');
  await expect.poll(seen).toMatchObject({ enabled: true, countries: null, inboundKeys: [] });
  const audit = await database.db.query<{ actor: string; action: string; detail: unknown }>(
    sql`select actor, action, detail from audit_entry where subject = 'partner:SECOND' order by id`,
  );
  expect(audit.map(({ action }) => action)).toEqual([
    'partner-added',
    'partner-key-added',
    'partner-changed',
    'partner-changed',
    'partner-key-ended',
    'partner-changed',
    'partner-changed',
  ]);
  expect(JSON.stringify(audit)).not.toContain(secret);
});

test('a key made at the desk of a sandbox is sealed with what its nodes open it with', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'maidan-desk-'));
  const seal = sealOf(dataDir);
  const sandboxDesk = await openDesk({ DATABASE_URL: database.url, DATA_DIR: dataDir });
  try {
    expect(Buffer.from(sandboxDesk.config.secret)).toEqual(seal);
  } finally {
    await sandboxDesk.close();
    rmSync(dataDir, { recursive: true });
  }
});
