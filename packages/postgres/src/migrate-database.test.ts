import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { migrateDatabase } from './migrate-database.ts';
import { expectedRecord, type SchemaSource } from './schema-source.ts';
import { createBlankDatabase, type BlankDatabase } from './testing/blank-database.ts';
import { readCatalogue } from './testing/read-catalogue.ts';

let database: BlankDatabase;
let source: SchemaSource;
beforeAll(async () => {
  database = await createBlankDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.empty();
  const folder = await mkdtemp(join(tmpdir(), 'schema-'));
  source = { folder, record: 'trial_migration', lock: 4711 };
  await write('migrations/0001-things.sql', 'create table thing (id int primary key, price int);');
});
afterEach(() => rm(source.folder, { recursive: true }));

async function write(path: string, text: string): Promise<void> {
  const file = join(source.folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
const remove = (path: string) => rm(join(source.folder, path));
const migrate = (changes: Partial<SchemaSource> = {}) =>
  migrateDatabase(database.url, { ...source, ...changes });
const tables = async () =>
  (
    await database.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'trial_migration' order by 1`,
    )
  ).map(({ name }) => name);
const objects = async () =>
  (await readCatalogue(database))
    .filter((line) => /^(function|trigger|relation v)/.test(line))
    .map((line) => line.split('\n')[0] ?? '');
const answer = async (text: string) => Object.values((await database.query(text))[0] ?? {})[0] as unknown;
const SUM = `select checksum from trial_migration where name like '0001%'`;
const rights = () =>
  answer(`select has_function_privilege('pg_monitor', 'fee()', 'execute')
  || ' ' || has_function_privilege('pg_read_all_data', 'fee()', 'execute')`);
const record = async () =>
  (await database.query<{ name: string }>('select name from trial_migration')).map(({ name }) => name);
const sqlFunction = (head: string, body: string, rest = '') =>
  `create or replace function ${head} language sql as $$ ${body} $$;\n${rest}`;

describe('migrations', () => {
  test('one that fails leaves nothing of itself behind and says which one it was', async () => {
    await write('migrations/0002-bad.sql', 'create table bad (id int); select nonsense;');
    await expect(migrate()).rejects.toThrow(/0002-bad\.sql failed: .*nonsense/);
    expect(await tables()).toEqual(['thing']);
  });

  test('two that migrate at once apply each file once', async () => {
    await write('functions/shop/one.sql', sqlFunction('one() returns int', 'select 1'));
    const both = await Promise.all([migrate(), migrate()]);
    expect(both.flat()).toEqual(['0001-things.sql', 'functions/shop/one.sql']);
  });

  test('one changed after it was applied is refused before anything runs', async () => {
    await migrate();
    await write('migrations/0001-things.sql', 'create table changed (id int);');
    await write('migrations/0002-more.sql', 'create table more (id int);');
    await expect(migrate()).rejects.toThrow(/0001-things\.sql was changed/);
    expect(await tables()).toEqual(['thing']);
  });

  test('one written anew on purpose comes along, as it was written and not otherwise', async () => {
    await migrate();
    const was = String(await answer(SUM));
    const anew = 'create table thing (id int primary key, price int); -- anew';
    await write('migrations/0001-things.sql', anew);
    await expect(migrate({ rewritten: { '0001-things.sql': { was, is: 'other' } } })).rejects.toThrow(
      'was changed',
    );
    const is = createHash('sha256').update(anew).digest('hex');
    expect(await migrate({ rewritten: { '0001-things.sql': { was, is } } })).toEqual([]);
    expect(await answer(SUM)).toBe(is);
    expect(await migrate()).toEqual([]);
  });

  test('a record from before checksums is filled, and guards from then on', async () => {
    await database.query(`create table thing (id int primary key, price int)`);
    await database.query(
      `create table trial_migration (name text primary key, applied_at timestamptz default now())`,
    );
    await database.query(`insert into trial_migration values ('0001-things.sql')`);
    expect(await migrate()).toEqual([]);
    await write('migrations/0001-things.sql', 'create table changed (id int);');
    await expect(migrate()).rejects.toThrow('was changed');
  });

  test.each([
    ['migrations/0001-twice.sql', 'select 1;', /used twice/],
    ['migrations/latest.sql', 'select 1;', /name it like/],
    ['functions/loose.sql', sqlFunction('loose() returns int', 'select 1'), /name it functions/],
    [
      'functions/shop/one.sql',
      sqlFunction('two() returns int', 'select 1'),
      /must create or replace the function one/,
    ],
    [
      'functions/shop/one.sql',
      'create function one() returns int language sql as $$ select 1 $$;',
      /create or replace/,
    ],
    ['functions/shop/one.trigger.sql', sqlFunction('one() returns int', 'select 1'), /the trigger one/],
  ])('%s that is not what it should be is refused before anything runs', async (path, text, reason) => {
    await write(path, text);
    await expect(migrate()).rejects.toThrow(reason);
    expect(await tables()).toEqual([]);
  });
});

/** Sorted by name, each of these comes before what it needs. */
async function writeShop(): Promise<void> {
  await write('functions/a/cost.sql', sqlFunction('cost(p int) returns int', 'select net(p) + fee()'));
  await write(
    'functions/a/expensive.view.sql',
    'create or replace view expensive as select * from thing where cost(price) > 10;',
  );
  await write(
    'functions/a/thing_checked.trigger.sql',
    'create or replace trigger thing_checked before insert on thing for each row execute function z_check();',
  );
  await write(
    'functions/a/total.sql',
    'create or replace aggregate total(int) (sfunc = w_add, stype = int, initcond = 0);',
  );
  await write('functions/b/fee.sql', sqlFunction('fee() returns int', 'select 3'));
  await write('functions/b/net.sql', sqlFunction('net(p int) returns int', 'select p -- not cost(p)\n'));
  await write('functions/w/w_add.sql', sqlFunction('w_add(a int, b int) returns int', 'select a + b'));
  await write(
    'functions/z/z_check.sql',
    `create or replace function z_check() returns trigger language plpgsql as $$
    begin new.price := cost(new.price); return new; end $$;`,
  );
}

describe('functions, views and triggers', () => {
  beforeEach(writeShop);

  test('come after the tables, each after what it needs, and work', async () => {
    const applied = await migrate();
    expect(applied[0]).toBe('0001-things.sql');
    expect(applied).toHaveLength(9);
    await database.query('insert into thing values (1, 1), (2, 9)');
    expect(await answer('select array_agg(price order by id) from thing')).toEqual([4, 12]);
    expect(await answer('select count(*)::int from expensive')).toBe(1);
    expect(await answer('select total(price) from thing')).toBe(16);
  });

  test('cost one question when nothing has changed', async () => {
    await migrate();
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const applied = await migrate();
    const questions = query.mock.calls.length;
    query.mockRestore();
    expect([applied, questions]).toEqual([[], 1]);
  });

  test('a changed file is applied, and nothing else', async () => {
    await migrate();
    await write('functions/b/fee.sql', sqlFunction('fee() returns int', 'select 5'));
    expect(await migrate()).toEqual(['functions/b/fee.sql']);
    expect(await answer('select cost(1)')).toBe(6);
  });

  test('a removed file takes its object away, and what stood on it when its own file is gone too', async () => {
    await migrate();
    const before = await objects();
    await write('functions/c/spare.sql', sqlFunction('spare(a int) returns int', 'select a'));
    await write(
      'functions/c/spare_things.view.sql',
      'create or replace view spare_things as select spare(id) from thing;',
    );
    await migrate();
    expect(await objects()).toHaveLength(before.length + 2);
    await remove('functions/c/spare.sql');
    await expect(migrate()).rejects.toThrow(
      /spare_things\.view\.sql.* failed: function spare\(integer\) does not exist/,
    );
    expect(await objects()).toHaveLength(before.length + 2);
    await remove('functions/c/spare_things.view.sql');
    expect(await migrate()).toEqual([]);
    expect(await objects()).toEqual(before);
  });

  test('a file that moves to another domain keeps its object', async () => {
    await migrate();
    const oid = await answer(`select 'fee()'::regprocedure::oid`);
    await remove('functions/b/fee.sql');
    await write('functions/z/fee.sql', sqlFunction('fee() returns int', 'select 3'));
    expect(await migrate()).toEqual(['functions/z/fee.sql']);
    expect(await answer(`select 'fee()'::regprocedure::oid`)).toBe(oid);
    expect(await migrate()).toEqual([]);
  });

  test('a changed signature leaves no old one, and what stands on it is made again', async () => {
    await write(
      'functions/a/cost.sql',
      sqlFunction(
        'cost(p int) returns int',
        'select net(p) + fee()',
        'revoke all on function cost from public;',
      ),
    );
    await migrate();
    for (const head of [
      'cost(p bigint) returns int',
      'cost(p bigint) returns bigint',
      'cost(price bigint) returns bigint',
    ]) {
      const name = /\((\w+)/.exec(head)?.[1] ?? '';
      await write(
        'functions/a/cost.sql',
        sqlFunction(head, `select (net(${name}::int) + fee())`, 'revoke all on function cost from public;'),
      );
      expect(await migrate()).toEqual(['functions/a/cost.sql']);
      expect((await objects()).filter((line) => line.startsWith('function cost('))).toHaveLength(1);
      expect(await answer('select count(*)::int from expensive')).toBe(0);
    }
    await write(
      'functions/a/expensive.view.sql',
      'create or replace view expensive as select id from thing;',
    );
    expect(await migrate()).toEqual(['functions/a/expensive.view.sql']);
  });

  test('a trigger that moves to another table is on that one alone', async () => {
    await migrate();
    await write('migrations/0002-others.sql', 'create table other (id int primary key, price int);');
    await write(
      'functions/a/thing_checked.trigger.sql',
      'create or replace trigger thing_checked before insert on other for each row execute function z_check();',
    );
    await migrate();
    expect((await objects()).filter((line) => line.startsWith('trigger'))).toEqual([
      expect.stringContaining('ON public.other'),
    ]);
  });

  test('a right that a file no longer gives is gone', async () => {
    const text = sqlFunction('fee() returns int', 'select 3');
    await write(
      'functions/b/fee.sql',
      `${text}revoke all on function fee from public; grant execute on function fee to pg_monitor;`,
    );
    await migrate();
    expect(await rights()).toBe('true false');
    await write('functions/b/fee.sql', `${text}revoke all on function fee from public;`);
    await migrate();
    expect(await rights()).toBe('false false');
    await write('functions/b/fee.sql', text);
    await migrate();
    expect(await rights()).toBe('true true');
  });

  test('one that fails undoes all of them and is named with its line', async () => {
    await migrate();
    const before = await readCatalogue(database);
    await write('functions/b/fee.sql', sqlFunction('fee() returns int', 'select 5'));
    await write('functions/b/new.sql', sqlFunction('new() returns int', 'select 5'));
    await write(
      'functions/z/z_check.sql',
      'create or replace function z_check() returns trigger language plpgsql as $$\nbegin\n  nonsense\nend $$;',
    );
    await remove('functions/a/total.sql');
    await expect(migrate()).rejects.toThrow(
      /functions\/z\/z_check\.sql \(line \d\) failed: .*unexpected end/,
    );
    expect(await readCatalogue(database)).toEqual(before);
  });

  test('one that a table loses by a migration is made again', async () => {
    await migrate();
    await write(
      'migrations/0002-anew.sql',
      'drop table thing cascade; create table thing (id int primary key, price int);',
    );
    expect(await migrate()).toEqual([
      '0002-anew.sql',
      'functions/a/expensive.view.sql',
      'functions/a/thing_checked.trigger.sql',
    ]);
  });

  test('those that need each other are refused by name before anything runs', async () => {
    await write('functions/b/fee.sql', sqlFunction('fee() returns int', 'select net(1)'));
    await write('functions/b/net.sql', sqlFunction('net(p int) returns int', 'select fee()'));
    await expect(migrate()).rejects.toThrow(
      /fee\.sql, functions\/b\/net\.sql|net\.sql, functions\/b\/fee\.sql/,
    );
  });

  test('a node finds the functions of its version named, also after those of a later one have come', async () => {
    await migrate();
    const mine = expectedRecord(source);
    await write('functions/b/fee.sql', sqlFunction('fee() returns int', 'select 5'));
    const next = expectedRecord(source);
    expect(await record()).toEqual(expect.arrayContaining(mine));
    expect(await record()).not.toEqual(expect.arrayContaining(next));
    await migrate();
    expect(await record()).toEqual(expect.arrayContaining([...mine, ...next]));
  });
});

describe('a function that a table stands on', () => {
  beforeEach(async () => {
    await write(
      'functions/b/first_price.sql',
      sqlFunction('first_price() returns int', 'select base_price()'),
    );
    await write('functions/b/base_price.sql', sqlFunction('base_price() returns int', 'select 7'));
    await write(
      'functions/b/of_things.sql',
      sqlFunction('of_things() returns bigint', 'select count(*) from thing'),
    );
    await write(
      'migrations/0001-things.sql',
      'create table thing (id int primary key, price int default first_price());',
    );
    await migrate();
  });

  test('is there before the table, and is replaced under it', async () => {
    await write('functions/b/base_price.sql', sqlFunction('base_price() returns int', 'select 8'));
    await migrate();
    await database.query('insert into thing (id) values (1)');
    expect(await answer('select price from thing')).toBe(8);
  });

  test.each([
    ['removed', () => remove('functions/b/first_price.sql')],
    [
      'given another result',
      () => write('functions/b/first_price.sql', sqlFunction('first_price() returns bigint', 'select 7')),
    ],
  ])('is not taken away under it when it is %s', async (_how, change) => {
    const before = await readCatalogue(database);
    await change();
    await expect(migrate()).rejects.toThrow(
      /first_price\(\) cannot be taken away.*default value for column price of table thing/,
    );
    expect(await readCatalogue(database)).toEqual(before);
  });

  test('is as the newest file has it when a migration uses it', async () => {
    await write('functions/b/base_price.sql', sqlFunction('base_price() returns int', 'select 9'));
    await write('migrations/0002-first.sql', 'insert into thing values (1, first_price());');
    expect(await migrate()).toEqual(['functions/b/base_price.sql', '0002-first.sql']);
    expect(await answer('select price from thing')).toBe(9);
  });
});
