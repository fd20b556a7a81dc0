import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DataFolderInUse, lockDataFolder } from './data-folder-lock.ts';
import { isAlive, waitUntil } from './process.ts';
import { createDatabase, dropDatabase, startPostgres, type RunningPostgres } from './postgres.ts';

const PATIENCE_MS = 120_000;
let folder: string;
let running: RunningPostgres[] = [];

// One folder for all: making a database takes the longest, and each test leaves it stopped and whole.
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'maidan-folder-'));
  chmodSync(folder, 0o755);
});
afterEach(async () => {
  for (const server of running) await server.stop();
  running = [];
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function start(dataDir: string, onNotice?: (text: string) => void): Promise<RunningPostgres> {
  const server = await startPostgres({ dataDir, ...(onNotice === undefined ? {} : { onNotice }) });
  running.push(server);
  return server;
}

async function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Runs a start in a process of its own and kills that process: the database server stays behind. */
async function startAndKill(dataDir: string): Promise<void> {
  const module = pathToFileURL(join(import.meta.dirname, 'postgres.ts')).href;
  const script = `const { startPostgres } = await import(${JSON.stringify(module)});
    await startPostgres({ dataDir: ${JSON.stringify(dataDir)} }); console.log('up'); setInterval(() => {}, 1e6);`;
  const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(parent.stdout, 'data');
  parent.kill('SIGKILL');
  await once(parent, 'exit');
}

describe('the embedded database', () => {
  test('keeps its data and its port from one start to the next', async () => {
    const first = await start(folder);
    const url = await createDatabase(first.url, 'kept');
    await ask(url, 'create table kept (id int)');
    await first.stop();
    expect(isAlive(first.pid)).toBe(false);
    const second = await start(folder);
    expect([second.url, second.adopted]).toEqual([first.url, false]);
    expect(
      await ask(await createDatabase(second.url, 'kept'), 'select count(*)::int as n from kept'),
    ).toEqual([{ n: 0 }]);
    await dropDatabase(second.url, 'kept');
    expect(await ask(second.url, `select datname from pg_database where datname = 'kept'`)).toEqual([]);
  });

  test('flushes to disk, checks its pages, listens on this machine only and keeps its password private', async () => {
    const server = await start(folder);
    const names = [
      'fsync',
      'synchronous_commit',
      'full_page_writes',
      'data_checksums',
      'listen_addresses',
      'unix_socket_directories',
    ];
    const rows = await ask(
      server.url,
      `select ${names.map((name) => `current_setting('${name}') as ${name}`).join(', ')}`,
    );
    expect(Object.values(rows[0] ?? {})).toEqual(['on', 'on', 'on', 'on', '127.0.0.1', '']);
    expect(statSync(join(folder, 'postgres', 'settings.json')).mode & 0o777).toBe(0o600);
    const stranger = new URL(server.url);
    stranger.password = 'guess';
    await expect(ask(stranger.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  });

  test('is taken over when a killed process left it running', async () => {
    await startAndKill(folder);
    const pid = Number(
      readFileSync(join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0],
    );
    expect(isAlive(pid)).toBe(true);
    const server = await start(folder);
    expect([server.adopted, server.pid]).toEqual([true, pid]);
    expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
    expect(isAlive(pid)).toBe(false);
  });

  test('starts again after it was itself killed', async () => {
    const first = await start(folder);
    await ask(first.url, 'create table survivor (id int)');
    process.kill(first.pid, 'SIGKILL');
    expect(await waitUntil(() => !isAlive(first.pid), PATIENCE_MS)).toBe(true);
    await first.stop();
    const second = await start(folder);
    expect(second.adopted).toBe(false);
    expect(await ask(second.url, 'select count(*)::int as n from survivor')).toEqual([{ n: 0 }]);
  });

  test('moves to another port when somebody else took its own', async () => {
    const first = await start(folder);
    await first.stop();
    const intruder: Server = createServer().listen(Number(new URL(first.url).port), '127.0.0.1');
    await once(intruder, 'listening');
    const second = await start(folder);
    intruder.close();
    expect(new URL(second.url).port).not.toBe(new URL(first.url).port);
  });

  test('refuses a folder that a running instance uses, and says which process', async () => {
    await start(folder);
    await expect(startPostgres({ dataDir: folder })).rejects.toThrow(
      new RegExp(`in use .*process ${process.pid}`),
    );
  });

  test.runIf(process.getuid?.() === 0)(
    'lives elsewhere, and says so, when its user may not enter the folder',
    async () => {
      const closed = join(folder, 'closed');
      mkdirSync(closed, { mode: 0o700 });
      const said: string[] = [];
      const server = await start(join(closed, 'data'), (text) => said.push(text));
      const place = /lives in (\/var\/tmp\/maidan-[0-9a-f]+)/.exec(said.join('\n'))?.[1] ?? '';
      expect(existsSync(place)).toBe(true);
      await ask(server.url, 'create table elsewhere (id int)');
      await server.stop();
      const again = await start(join(closed, 'data'));
      expect(await ask(again.url, 'select count(*)::int as n from elsewhere')).toEqual([{ n: 0 }]);
      await again.stop();
      rmSync(realpathSync(place), { recursive: true });
    },
  );
});

test.runIf(process.getuid?.() === 0)(
  "a database that an ordinary user began stays that user's when root starts it",
  async () => {
    const own = mkdtempSync(join(tmpdir(), 'maidan-owned-'));
    chmodSync(own, 0o755);
    await (await start(own)).stop();
    const somebody = 54_321;
    for (const name of readdirSync(own, { recursive: true, encoding: 'utf8' }))
      lchownSync(join(own, name), somebody, somebody);
    const again = await start(own);
    expect(statSync(`/proc/${again.pid}`).uid).toBe(somebody);
    expect(await ask(again.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await again.stop();
    rmSync(own, { recursive: true });
  },
);

const lockFile = () => join(folder, 'instance.lock');

describe('the lock of a data folder', () => {
  test('is held against a second taker until it is given back', () => {
    const unlock = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);
    unlock();
    lockDataFolder(folder)();
    expect(existsSync(lockFile())).toBe(false);
  });

  test.each([
    ['a process that is gone', JSON.stringify({ pid: 2 ** 22 + 1, startTime: '1', since: 'x' })],
    [
      'another process that got the same number later',
      JSON.stringify({ pid: process.pid, startTime: '1', since: 'x' }),
    ],
    ['a writer that died while writing', '{"pid":'],
  ])('is taken over from %s', (_who, content) => {
    writeFileSync(lockFile(), content);
    lockDataFolder(folder)();
    expect(existsSync(lockFile())).toBe(false);
  });
});
