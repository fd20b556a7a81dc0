import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { listAnnouncements } from '@maidan/contract/messages/list-announcements.ts';
import { LIVE_PATH } from '@maidan/contract/live-rules.ts';
import * as pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { WebSocket } from 'ws';

const ORIGIN = 'http://play.localhost';
const started: ChildProcess[] = [];

const database = await databaseForThisFile();
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
});

async function ownClient(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  return client;
}

/** The real process, as an operator starts it. */
function startMain(env: Record<string, string>) {
  const entry = new URL('./main.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, ['--import', 'tsx', entry], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  const ended = once(child, 'exit').then(([code]: unknown[]) => code);
  const address = new Promise<string>((resolve) => {
    child.stdout.on('data', () => {
      const found = /Server listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  return { child, ended, address, output: () => output };
}

describe('the process', () => {
  test('refuses a bad configuration with every reason and no stack', async () => {
    const main = startMain({ PORT: 'http', MAIDAN_SECRET: 'short', MAIDAN_PROFILE: 'production' });
    expect(await main.ended).toBe(1);
    for (const name of ['PORT must be', 'MAIDAN_SECRET must be', 'LICENCE_NUMBER must be given'])
      expect(main.output()).toContain(name);
    expect(main.output()).not.toMatch(/at \w+ \(|short/);
  });

  test('F12: asked to stop, it tells its sockets, finishes and ends with 0', async () => {
    const main = startMain({ DATABASE_URL: database.url, PUBLIC_ORIGIN: ORIGIN });
    const address = await main.address;
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    const socket = new WebSocket(`${address.replace('http', 'ws')}${LIVE_PATH}`, { origin: ORIGIN });
    await once(socket, 'open');
    socket.send('{"type":"hello"}');
    await once(socket, 'message');
    const closed = once(socket, 'close').then(([code]: unknown[]) => code);
    main.child.kill('SIGTERM');
    expect(await closed).toBe(1012);
    expect(await main.ended).toBe(0);
  });

  test('F12: asked to stop in the middle of a call, it answers that call first', async () => {
    const main = startMain({ DATABASE_URL: database.url, PUBLIC_ORIGIN: ORIGIN });
    const address = await main.address;
    const [holder, watcher] = [await ownClient(), await ownClient()];
    await holder.query('begin; lock table announcement in access exclusive mode');
    const answer = fetch(`${address}${listAnnouncements.path}`);
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => (await watcher.query(waiting)).rowCount).toBeGreaterThan(0);
    main.child.kill('SIGTERM');
    await expect.poll(main.output).toContain('draining');
    await holder.query('rollback');
    await Promise.all([holder.end(), watcher.end()]);
    const { status } = await answer;
    expect(status).toBe(200);
    expect(await main.ended).toBe(0);
  });
});
