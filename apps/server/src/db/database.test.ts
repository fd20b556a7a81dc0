import * as pg from 'pg';
import { expect, test } from 'vitest';
import { openSilentPath } from '@maidan/postgres/testing/silent-path.ts';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { ALL_CONNECTIONS_BUSY, DatabaseUnavailable } from './database-errors.ts';
import { openDatabase, type Database } from './database.ts';
import { prepared, sql } from './sql.ts';

const world = await databaseForThisFile();

const keys = async () =>
  (await world.db.query<{ key: string }>(sql`select key from ledger_transaction order by key`)).map(
    ({ key }) => key,
  );
const post = (key: string) => sql`select outcome from ledger_post('maidan', ${key}, sha256('x'), 'win', 'PLY',
  ${['house', 'member']}::text[], ${['', '1']}::text[], ${[-1n, 1n]}::bigint[])`;

test('a server that is not there is reported as unavailable, not as a fault of the statement', async () => {
  const nowhere = openDatabase({ url: 'postgres://maidan:x@127.0.0.1:1/none', maxConnections: 1 });
  await expect(nowhere.query(sql`select 1`)).rejects.toThrow(DatabaseUnavailable);
  await expect(nowhere.transaction(() => Promise.resolve())).rejects.toThrow(DatabaseUnavailable);
  await nowhere.close();
});

test('W22: a statement that takes too long is ended and reported as unavailable', async () => {
  const hasty = openDatabase({ url: world.url, maxConnections: 1, statementTimeoutMs: 50 });
  await expect(hasty.query(sql`select pg_sleep(5)`)).rejects.toThrow(DatabaseUnavailable);
  expect(await hasty.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  await hasty.close();
});

test('a connection that is cut inside a transaction is not tried again and leaves nothing behind', async () => {
  let attempts = 0;
  const cut = world.db.transaction(async (tx) => {
    attempts += 1;
    await tx.query(post('cut'));
    const [row] = await tx.query<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    const owner = new pg.Client({ connectionString: world.url });
    await owner.connect();
    await owner.query('select pg_terminate_backend($1)', [row?.pid]);
    await owner.end();
    await tx.query(sql`select 1`);
  });
  await expect(cut).rejects.toThrow(DatabaseUnavailable);
  expect(attempts).toBe(1);
  expect(await keys()).not.toContain('cut');
});

test('what fails is undone, in a transaction and in a step of it', async () => {
  await expect(
    world.db.transaction(async (tx) => {
      await tx.query(post('all-undone'));
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await world.db.transaction(async (tx) => {
    await tx.query(post('kept'));
    await tx
      .transaction(async (step) => {
        await step.query(post('step-undone'));
        throw new Error('no');
      })
      .catch(() => undefined);
  });
  expect(await keys()).toEqual(['kept']);
});

test('a transaction that the server undid because of others is run again', async () => {
  let attempts = 0;
  const result = await world.db.transaction(async (tx) => {
    attempts += 1;
    await tx.query(post(`again-${attempts}`));
    if (attempts < 3) await tx.query(sql`do 'begin raise exception using errcode = ''40001''; end'`);
    return 'done';
  });
  expect([result, attempts]).toEqual(['done', 3]);
  expect(await keys()).toContain('again-3');
  expect(await keys()).not.toContain('again-1');
});

test('a transaction that keeps failing is given up after a few attempts', async () => {
  let attempts = 0;
  const endless = world.db.transaction(async (tx) => {
    attempts += 1;
    await tx.query(sql`do 'begin raise exception using errcode = ''40P01''; end'`);
  });
  await expect(endless).rejects.toMatchObject({ code: '40P01' });
  expect(attempts).toBe(4);
});

test('connections run as the application, and big integers arrive whole', async () => {
  const [row] = await world.db.query(sql`
    select current_user as who, 9007199254740993::bigint as big, '{9007199254740993,NULL}'::bigint[] as list,
      date '2026-02-28' as day, current_setting('timezone') as zone, current_setting('jit') as compiling`);
  expect(row).toEqual({
    who: 'maidan_app',
    big: 9007199254740993n,
    list: [9007199254740993n, null],
    day: '2026-02-28',
    zone: 'UTC',
    compiling: 'off',
  });
});

type Line = { pid: number; n: number };
const lineOf = (n: number) => sql`select pg_backend_pid() as pid, ${n}::int as n`;

test('what is asked in line goes over one connection, each with its own answer; one that fails harms no other', async () => {
  const db = openDatabase({ url: world.url, maxConnections: 5 });
  const [first, broken, ...others] = await Promise.allSettled([
    db.queryInLine<Line>(lineOf(1)),
    db.queryInLine(sql`select 1 / 0`),
    db.queryInLine<Line>(lineOf(2)),
    db.queryInLine<Line>(lineOf(3)),
  ]);
  expect(broken).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
  const rows = [first, ...others].map((result) => (result.status === 'fulfilled' ? result.value[0] : null));
  expect(rows.map((row) => row?.n)).toEqual([1, 2, 3]);
  expect(new Set(rows.map((row) => row?.pid)).size).toBe(1);
  await db.close();
});

test('a connection that is cut takes all who share it along, none of them is tried again, and the next has another', async () => {
  const db = openDatabase({ url: world.url, maxConnections: 5 });
  const [row] = await db.queryInLine<Line>(lineOf(1));
  const cut = Promise.allSettled([
    db.queryInLine(sql`select pg_sleep(60)`),
    db.queryInLine(post('behind-the-cut')),
  ]);
  const owner = new pg.Client({ connectionString: world.url });
  await owner.connect();
  await expect
    .poll(async () => {
      const text = 'select wait_event as waiting from pg_stat_activity where pid = $1';
      const { rows } = await owner.query<{ waiting: string | null }>(text, [row?.pid]);
      return rows[0]?.waiting;
    })
    .toBe('PgSleep');
  await owner.query('select pg_terminate_backend($1)', [row?.pid]);
  await owner.end();
  for (const result of await cut)
    expect(result).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseUnavailable) as unknown });
  expect(await keys()).not.toContain('behind-the-cut');
  expect(await db.queryInLine(lineOf(4))).toMatchObject([{ n: 4 }]);
  await db.close();
});

test('who works in line has one of the connections, waits for it like everybody, and gives it back', async () => {
  const db = openDatabase({ url: world.url, maxConnections: 1, waitMs: 1_000, statementTimeoutMs: 10_000 });
  await db.transaction(async () => {
    const waiting = await Promise.allSettled([db.queryInLine(lineOf(1)), db.queryInLine(lineOf(2))]);
    for (const result of waiting)
      expect(result).toMatchObject({ status: 'rejected', reason: { code: ALL_CONNECTIONS_BUSY } });
  });
  await db.queryInLine(lineOf(3));
  expect(await db.query(lineOf(4))).toMatchObject([{ n: 4 }]);
  await db.close();
});

test('whoever waits for a connection has a turn, although there is always somebody in line', async () => {
  const db = openDatabase({ url: world.url, maxConnections: 1 });
  const served = new AbortController();
  const keepAsking = async (): Promise<void> => {
    while (!served.signal.aborted) await db.queryInLine(sql`select pg_sleep(0.02)`);
  };
  const line = Promise.all([keepAsking(), keepAsking(), keepAsking()]);
  try {
    expect(await db.query(lineOf(2))).toMatchObject([{ n: 2 }]);
  } finally {
    served.abort();
    await line;
    await db.close();
  }
});

test('inside a transaction, what is asked in line belongs to the transaction', async () => {
  await expect(
    world.db.transaction(async (tx) => {
      await tx.queryInLine(post('in-line-undone'));
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await keys()).not.toContain('in-line-undone');
});

test('columns come as our code names things, by every way of asking; keys inside a jsonb stay', async () => {
  const asked = sql`select 1 as member_id, '{"game_code": 3}'::jsonb as big_data, null as held_until`;
  const row = { memberId: 1, bigData: { game_code: 3 }, heldUntil: null };
  const { db } = world;
  expect(await db.query(asked)).toEqual([row]);
  expect(await db.query(prepared('camel-case', asked))).toEqual([row]);
  expect(await db.query(prepared('camel-case', asked))).toEqual([row]);
  expect(await db.queryInLine(asked)).toEqual([row]);
  const inside = (tx: Database) => tx.transaction((step) => step.query(asked));
  expect(await db.transaction(inside)).toEqual([row]);
  expect(await db.query(sql`select 1 as at_all where false`)).toEqual([]);
  expect(await db.query(sql`update member set nickname = nickname where false`)).toEqual([]);
});

test.each(['query', 'queryInLine'] as const)(
  'a connection that falls silent is given up (%s): whoever waited is told, and the next has another',
  async (way) => {
    const path = await openSilentPath(world.url);
    const limits = { statementTimeoutMs: 1_000, silenceMs: 1_000 };
    const db = openDatabase({ url: path.url, maxConnections: 1, waitMs: 10_000, ...limits });
    await db[way](lineOf(1));
    path.silence();
    const waiting = await Promise.allSettled([db[way](lineOf(2)), db[way](lineOf(3))]);
    expect(waiting[0]).toMatchObject({ reason: expect.any(DatabaseUnavailable) as unknown });
    expect(await db[way](lineOf(4))).toMatchObject([{ n: 4 }]);
    await db.close();
    path.close();
  },
);

test('a transaction whose connection falls silent is given up, and the next has another', async () => {
  const path = await openSilentPath(world.url);
  const limits = { statementTimeoutMs: 1_000, silenceMs: 1_000 };
  const db = openDatabase({ url: path.url, maxConnections: 1, waitMs: 10_000, ...limits });
  const silenced = db.transaction(async (tx) => {
    await tx.query(post('said-to-nobody'));
    path.silence();
    await tx.query(lineOf(1));
  });
  await expect(silenced).rejects.toThrow(DatabaseUnavailable);
  expect(await db.query(lineOf(2))).toMatchObject([{ n: 2 }]);
  expect(await keys()).not.toContain('said-to-nobody');
  await db.close();
  path.close();
});
