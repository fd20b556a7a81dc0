import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { migrate } from './migrate.ts';
import { sql } from './sql.ts';

let world: TestDatabase;
let folder: string;
beforeAll(async () => {
  world = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await world.drop();
});

const write = (name: string, text: string) => writeFile(join(folder, name), text);
const tables = async () =>
  (
    await world.db.query<{ name: string }>(sql`
      select tablename as name from pg_tables where tablename like 'trial_%' order by 1`)
  ).map(({ name }) => name);

test('a migration that fails leaves nothing of itself behind and says which one it was', async () => {
  await write('9001-good.sql', 'create table trial_good (id int);');
  await write('9002-bad.sql', 'create table trial_bad (id int); select nonsense;');
  await expect(migrate(world.url, folder)).rejects.toThrow(/9002-bad\.sql failed: .*nonsense/);
  expect(await tables()).toEqual(['trial_good']);
});

test('two that migrate at once apply each file once', async () => {
  await write('9002-bad.sql', 'create table trial_mended (id int);');
  const both = await Promise.all([migrate(world.url, folder), migrate(world.url, folder)]);
  expect(both.flat()).toEqual(['9002-bad.sql']);
  expect(await tables()).toEqual(['trial_good', 'trial_mended']);
});

test('a migration changed after it was applied is refused', async () => {
  await write('9001-good.sql', 'create table trial_changed (id int);');
  await expect(migrate(world.url, folder)).rejects.toThrow(/9001-good\.sql was changed/);
  expect(await tables()).toEqual(['trial_good', 'trial_mended']);
});

test('a number used twice, or a name that is none, is refused before anything runs', async () => {
  await write('9002-twice.sql', 'create table trial_twice (id int);');
  await expect(migrate(world.url, folder)).rejects.toThrow(/used twice/);
  await rm(join(folder, '9002-twice.sql'));
  await write('latest.sql', 'select 1;');
  await expect(migrate(world.url, folder)).rejects.toThrow(/name it like/);
  expect(await tables()).toEqual(['trial_good', 'trial_mended']);
});
