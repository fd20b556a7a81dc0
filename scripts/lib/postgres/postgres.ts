import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as pg from 'pg';
import { lockDataFolder } from './data-folder-lock.ts';
import { preparePlace, type Place } from './place.ts';
import { throwawayFolder } from './throwaway-folder.ts';
import {
  adopt,
  environment,
  launch,
  stopServer,
  urlOf,
  USER,
  watchOver,
  writeOwned,
  type Settings,
} from './server.ts';
import { PlainError } from '../steps.mjs';

export type RunningPostgres = { url: string; adopted: boolean; pid: number; stop(): Promise<void> };

export type StartOptions = {
  dataDir?: string;
  /** One short sentence for each step that takes time. */
  onProgress?: (text: string) => void;
  /** What the person should know afterwards too. */
  onNotice?: (text: string) => void;
  /** For tests: in a folder of its own (not in `dataDir`), not flushed to disk, gone with `stop()` or with this process. */
  throwaway?: boolean;
};

/** Starts the embedded PostgreSQL on its folder, or takes over one that a killed process left running there. */
export async function startPostgres(options: StartOptions): Promise<RunningPostgres> {
  const throwaway = options.throwaway === true;
  const progress = options.onProgress ?? (() => undefined);
  const notice = options.onNotice ?? (() => undefined);
  const dataDir = throwaway ? throwawayFolder() : resolve(options.dataDir ?? '.data');
  const unlock = throwaway
    ? () => rmSync(dataDir, { recursive: true, force: true })
    : lockDataFolder(dataDir);
  try {
    const place = preparePlace(dataDir);
    if (place.moved) notice(`The database lives in ${place.home}: its user may not enter ${dataDir}.`);
    const settings = prepareCluster(place, throwaway, progress);
    const adopted = await adopt(place, settings);
    const pid = adopted ?? (await launch(place, settings, throwaway, progress));
    if (adopted !== undefined) notice('Took over the database server that an earlier run had left behind.');
    const watcher = throwaway ? watchOver(pid, dataDir) : undefined;
    const stop = async (): Promise<void> => {
      watcher?.kill();
      await stopServer(pid);
      unlock();
    };
    return { url: urlOf(settings), adopted: adopted !== undefined, pid, stop };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Creates the database unless it is there, empty or as another one is, and returns its URL. */
export async function createDatabase(
  serverUrl: string,
  name: string,
  template = 'template1',
): Promise<string> {
  await asOwner(serverUrl, name, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${name} template ${template}`);
  });
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Removes the database with everything in it; connections to it are cut. */
export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await asOwner(serverUrl, name, (client) => client.query(`drop database if exists ${name} with (force)`));
}

async function asOwner(
  serverUrl: string,
  name: string,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(name)) throw new Error(`not a database name: ${name}`);
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** The password is random and the data worth nothing: 4,096 rounds of hashing would be most of what opening a connection costs. */
const WITHOUT_CARE = ['--no-sync', '--no-data-checksums', '--set=scram_iterations=1'];

function prepareCluster(place: Place, throwaway: boolean, progress: (text: string) => void): Settings {
  const file = join(place.home, 'settings.json');
  if (existsSync(join(place.home, 'cluster')) && existsSync(file)) {
    return JSON.parse(readFileSync(file, 'utf8')) as Settings;
  }
  progress('Creating the database …');
  const settings = { port: 0, password: randomBytes(24).toString('base64url') };
  // Made beside its final name and renamed when complete: an interrupted first start leaves nothing half-made behind.
  const draft = join(place.home, 'cluster.new');
  const passwordFile = join(place.home, 'password.new');
  rmSync(draft, { recursive: true, force: true });
  writeOwned(place, passwordFile, settings.password);
  const flags = throwaway ? WITHOUT_CARE : ['--data-checksums'];
  const made = spawnSync(
    join(place.binDir, 'initdb'),
    [
      '-D',
      draft,
      '-U',
      USER,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--no-instructions',
      ...flags,
    ],
    { ...place.runAs, cwd: place.home, encoding: 'utf8', env: environment() },
  );
  rmSync(passwordFile, { force: true });
  if (made.status !== 0) {
    throw new PlainError(
      `The database could not be created: ${made.error?.message ?? `${made.stderr}${made.stdout}`.trim()}`,
    );
  }
  rmSync(join(place.home, 'cluster'), { recursive: true, force: true });
  writeOwned(place, file, JSON.stringify(settings));
  renameSync(draft, join(place.home, 'cluster'));
  return settings;
}
