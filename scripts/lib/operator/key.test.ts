import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from '@maidan/server/db/sql.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '@maidan/server/testing/for-this-file.ts';
import { openDesk, type Desk } from './desk.ts';
import { endOperator, makeOperator, makeSandboxOperators } from './key.ts';
import { runOperator } from './operator.ts';

let desk: Desk;
const folder = mkdtempSync(join(tmpdir(), 'maidan-keys-'));

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
beforeAll(async () => {
  await makeSandboxOperators(database.url, folder);
  await makeOperator({ ownerUrl: database.url, folder, name: 'Nasrin', rights: ['content'] });
  desk = await openDesk({ DATABASE_URL: database.url, OPERATOR_KEYS: folder });
});
afterAll(async () => {
  await desk.close();
  rmSync(folder, { recursive: true });
});

const run = (...args: string[]) => runOperator(desk, args);
const fileOf = (name: string) => join(folder, `${name.toLowerCase()}.key`);
const trace = () =>
  database.db.query<{ actor: string; action: string; subject: string; detail: Record<string, string> }>(sql`
    select actor, action, subject, detail from audit_entry where action not like 'operator-key%' order by id`);
const rows = async () => [
  await database.db.query(sql`select key, value from setting order by key`),
  await database.db.query(sql`select from hand_over`),
  await trace(),
];

test('no key, an empty or another one, one that others may read, a missing right: nothing is done', async () => {
  const { username } = await node.registerAndLogin();
  const before = await rows();
  const mine = readFileSync(fileOf('Nasrin'), 'utf8');
  const tries: [string, () => void, string][] = [
    ['Rumana', () => undefined, 'There is no key of Rumana'],
    ['../operator', () => undefined, "is no operator's name"],
    ['system', () => undefined, "is no operator's name"],
    ['Nasrin', () => undefined, 'Nasrin has no right to this (settings)'],
    ['Nasrin', () => writeFileSync(fileOf('Nasrin'), ''), 'is not the one of Nasrin'],
    ['Nasrin', () => writeFileSync(fileOf('Nasrin'), readFileSync(fileOf('operator'))), 'is not the one of'],
    ['Nasrin', () => chmodSync(fileOf('Nasrin'), 0o644), 'Others may read'],
  ];
  for (const [name, arrange, words] of tries) {
    arrange();
    await expect(run('set', 'termsVersion', '"2031-01"', '--by', name)).rejects.toThrow(words);
  }
  writeFileSync(fileOf('Nasrin'), mine);
  chmodSync(fileOf('Nasrin'), 0o600);
  await expect(run('hand-over', username, '--by', 'Nasrin')).rejects.toThrow('no right to this (members)');
  await expect(run('withdrawal', 'list', '--by', 'Nasrin')).rejects.toThrow('no right to this (money)');
  expect(await rows()).toEqual(before);
  // A key alone lets somebody look.
  expect(await run('get', 'termsVersion', '--by', 'Nasrin')).not.toContain('2031');
});

test('the application reads who operates and cannot make, change or end anybody', async () => {
  for (const statement of [
    sql`insert into operator_account (merchant, name, key_hash, rights)
        values ('maidan', 'Mallory', sha256('x'), '{money}')`,
    sql`update operator_account set rights = '{money}'`,
    sql`delete from operator_account`,
  ])
    await expect(database.db.query(statement)).rejects.toThrow('permission denied');
});

test('a changed setting and a hand-over stand in the audit with who, what, before and after', async () => {
  const member = await node.registerAndLogin();
  const known = (await trace()).length;
  const was = await run('get', 'termsVersion');
  await run('set', 'termsVersion', '"2031-02"', '--by', 'farida');
  await run('maintenance', 'on');
  await run('maintenance', 'off');
  const link = await run('hand-over', member.username, '--by', 'Kamal');
  await run('chat', 'mute', member.username, '--reason', 'a storm of lines');
  await expect(run('set', 'termsVersion', '[]')).rejects.toThrow('Nothing was changed');
  const [terms, ...rest] = (await trace()).slice(known);
  expect(terms).toEqual({
    actor: 'Farida',
    action: 'setting-changed',
    subject: 'setting:termsVersion',
    detail: { before: was, after: '"2031-02"' },
  });
  expect(rest.map(({ actor, action, subject }) => [actor, action, subject])).toEqual([
    ['operator', 'setting-changed', 'setting:maintenanceEnd'],
    ['operator', 'setting-changed', 'setting:systemStatus'],
    ['operator', 'setting-changed', 'setting:systemStatus'],
    ['operator', 'setting-changed', 'setting:maintenanceEnd'],
    ['Kamal', 'hand-over-made', `member:${member.memberId}`],
    ['operator', 'chat-member-muted', `member:${member.memberId}`],
  ]);
  const code = new URL(link.split('\n')[0] ?? '').search;
  expect(JSON.stringify(await trace())).not.toContain(code.slice(-20));
});

test('the key is in one closed file and nowhere else; a new one ends the old, and an ended operator does nothing', async () => {
  const file = fileOf('Nasrin');
  expect([statSync(file).mode & 0o777, statSync(folder).mode & 0o077]).toEqual([0o600, 0]);
  const old = readFileSync(file, 'utf8').trim();
  const stored = await database.db.query<{ all: string }>(
    sql`select row_to_json(o)::text as all from operator_account o`,
  );
  expect(JSON.stringify(stored)).not.toContain(old);
  // In other letters it is the same person.
  await makeOperator({ ownerUrl: database.url, folder, name: 'NASRIN', rights: [] });
  const fresh = readFileSync(file, 'utf8');
  writeFileSync(file, old);
  await expect(run('list', '--by', 'Nasrin')).rejects.toThrow('is not the one of');
  writeFileSync(file, fresh);
  expect(await run('list', '--by', 'Nasrin')).toContain('termsVersion');
  await endOperator({ ownerUrl: database.url, name: 'nasrin' });
  await expect(run('list', '--by', 'Nasrin')).rejects.toThrow('is not the one of');
});

test('a start of the sandbox makes no new keys where they are good, and makes them anew for a new database', async () => {
  const before = readFileSync(fileOf('operator'), 'utf8');
  await makeSandboxOperators(database.url, folder);
  expect(readFileSync(fileOf('operator'), 'utf8')).toBe(before);
  await endOperator({ ownerUrl: database.url, name: 'operator' });
  await makeSandboxOperators(database.url, folder);
  expect(readFileSync(fileOf('operator'), 'utf8')).not.toBe(before);
  expect(await run('get', 'systemStatus')).toBe('0');
});
