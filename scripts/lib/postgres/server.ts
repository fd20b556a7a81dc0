import { spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as pg from 'pg';
import type { Place } from './place.ts';
import { commandOf, isAlive, waitUntil } from './process.ts';
import { PlainError } from '../steps.mjs';

export type Settings = { port: number; password: string };

export const USER = 'maidan';
const START_TIMEOUT_MS = 60_000;
const HELPERS_END_MS = 2_000;
const DURABLE = ['-c', 'fsync=on', '-c', 'full_page_writes=on'];
/** Its log is kept short: it may live in memory, and nobody will ever recover by it. */
const FORGETFUL = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=256MB',
].flatMap((setting) => ['-c', setting]);

/** A server that still runs on our folder: take it over if it lets us in, otherwise end it. Nothing to adopt: undefined. */
export async function adopt(place: Place, settings: Settings): Promise<number | undefined> {
  const pidFile = join(place.home, 'cluster', 'postmaster.pid');
  if (!existsSync(pidFile)) return undefined;
  const [pidText, folder, , port] = readFileSync(pidFile, 'utf8').split('\n');
  const pid = Number(pidText);
  const ours =
    folder === join(place.home, 'cluster') && pid > 1 && isAlive(pid) && commandOf(pid).includes(place.home);
  if (!ours) {
    rmSync(pidFile, { force: true });
    return undefined;
  }
  settings.port = Number(port);
  if (await answers(settings, 5_000, () => isAlive(pid))) return pid;
  await stopServer(pid);
  return undefined;
}

export async function launch(
  place: Place,
  settings: Settings,
  throwaway: boolean,
  progress: (text: string) => void,
): Promise<number> {
  progress('Starting the database …');
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (settings.port === 0 || !(await isFree(settings.port))) settings.port = await freePort();
    writeOwned(place, join(place.home, 'settings.json'), JSON.stringify(settings));
    const pid = spawnServer(place, settings.port, throwaway);
    if (await answers(settings, START_TIMEOUT_MS, () => isAlive(pid))) return pid;
    if (isAlive(pid)) await stopServer(pid);
    const said = logTail(place);
    // The helpers of a server that was killed end a moment after it, and until then keep its memory.
    if (/pre-existing shared memory block/.test(said)) await pause(HELPERS_END_MS);
    else if (/could not bind|Address already in use/.test(said)) settings.port = 0;
    else break;
  }
  throw new PlainError(`The database did not start. The end of ${logOf(place)}:\n${logTail(place)}`);
}

function spawnServer(place: Place, port: number, throwaway: boolean): number {
  if (existsSync(logOf(place)) && statSync(logOf(place)).size > 5 * 2 ** 20) rmSync(logOf(place));
  const log = openSync(logOf(place), 'a', 0o600);
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'timezone=UTC',
    'jit=off',
  ];
  const flags = [...settings.flatMap((setting) => ['-c', setting]), ...(throwaway ? FORGETFUL : DURABLE)];
  // Its own process group: Ctrl-C in the terminal reaches us alone, and we stop the database last.
  const child = spawn(join(place.binDir, 'postgres'), ['-D', join(place.home, 'cluster'), ...flags], {
    ...place.runAs,
    cwd: place.home,
    detached: true,
    stdio: ['ignore', log, log],
    env: environment(),
  });
  child.on('error', () => undefined);
  child.unref();
  closeSync(log);
  if (child.pid === undefined)
    throw new PlainError(`The database program ${place.binDir}/postgres cannot be run.`);
  return child.pid;
}

async function answers(settings: Settings, timeoutMs: number, isStillThere: () => boolean): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline && isStillThere()) {
    const client = new pg.Client({ connectionString: urlOf(settings), connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return true;
    } catch (error) {
      if ((error as { code?: string }).code === '28P01') return false;
    } finally {
      await client.end().catch(() => undefined);
    }
    await pause(25);
  }
  return false;
}

/** Asks the server to end its connections and stop; if it does not, it is told to drop everything (it recovers by its log). */
export async function stopServer(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    if (await waitUntil(() => !isAlive(pid), 15_000)) return;
  }
}

/** A test run that is killed cannot clean up; this shell notices the closed pipe and does it instead. */
export function watchOver(pid: number, folder: string): { kill(): void } {
  const script = 'trap "" INT HUP; read -r _; kill -QUIT "$1" 2>/dev/null; sleep 1; rm -rf "$2"';
  const watcher = spawn('sh', ['-c', script, 'sh', String(pid), folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.on('error', () => undefined);
  watcher.unref();
  if (watcher.stdin !== null && 'unref' in watcher.stdin)
    (watcher.stdin as unknown as { unref(): void }).unref();
  return { kill: () => void watcher.kill('SIGKILL') };
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });
}

export function writeOwned(place: Place, path: string, text: string): void {
  const draft = `${path}.draft`;
  rmSync(draft, { force: true });
  writeFileSync(draft, text, { mode: 0o600 });
  if (place.runAs !== undefined) chownSync(draft, place.runAs.uid, place.runAs.gid);
  renameSync(draft, path);
}

/** Settings of the person's own PostgreSQL tools (PGDATA, PGPORT …) must not reach this server. */
export function environment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('PG') && !name.startsWith('LC_'),
  );
  return { ...Object.fromEntries(entries), LC_ALL: 'C' };
}

export const urlOf = (settings: Settings): string =>
  `postgres://${USER}:${settings.password}@127.0.0.1:${settings.port}/postgres`;
const logOf = (place: Place): string => join(place.home, 'server.log');
const logTail = (place: Place): string =>
  existsSync(logOf(place))
    ? readFileSync(logOf(place), 'utf8').split('\n').slice(-15).join('\n')
    : '(nothing was written)';
