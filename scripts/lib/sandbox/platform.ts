import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { migrateHouse } from '../postgres/migrate-house.ts';
import { holderOf } from '../postgres/data-folder-lock.ts';
import { openNodeLogin } from '../postgres/node-login.ts';
import { writeOrigins } from '../sandbox-origins.ts';
import { sandboxSecrets } from '../secrets.ts';
import { startKeptService } from './kept-service.ts';
import { waitUntilReady, type Service, type ServiceOptions } from './service.ts';
import { PlainError } from '../steps.mjs';
import { startWatchedService } from './watched-service.ts';

const SERVER_SOURCES = [
  'apps/server/src',
  'packages/contract/src',
  'packages/posters/src',
  'packages/http/src',
  'packages/postgres/src',
  'packages/timed-work/src',
];
const HOUSE_SOURCES = [
  'apps/house/src',
  'packages/contract/src',
  'packages/games/src',
  'packages/http/src',
  'packages/postgres/src',
  'packages/timed-work/src',
];

export type PlatformOptions = {
  dataDir: string;
  /** The owner's addresses: the processes get logins of their own, which own nothing. */
  databaseUrl: string;
  houseDatabaseUrl: string;
  /** Where browsers reach the two origins. */
  host: string;
  port: number;
  housePort: number;
  /** Sources as they are, updated as they change. */
  dev?: boolean;
  /** Bots play and talk, at the rates that an operator has set. Without it a world is still. */
  bots?: boolean;
  env?: Record<string, string>;
  /** Breaks the start off; whatever was started is stopped. */
  cancel?: AbortSignal;
};

export type Platform = { origin: string; houseOrigin: string; services: Service[]; stop(): Promise<void> };

/** Starts the site's server and the game house, each a process of its own, and waits until both are ready. */
export async function startPlatform(given: PlatformOptions): Promise<Platform> {
  const options = { ...given, ...(await openLogins(given)) };
  const { host, port, housePort, dev = false, cancel } = options;
  const origin = process.env['PUBLIC_ORIGIN'] ?? `http://localhost:${port}`;
  const houseOrigin = process.env['GAME_HOUSE_ORIGIN'] ?? `http://localhost:${housePort}`;
  const log = (name: string) => (dev ? {} : { logFile: join(options.dataDir, 'logs', `${name}.log`) });
  const open = (service: ServiceOptions, sources: readonly string[]): Service & { keep?: () => void } =>
    dev ? startWatchedService(service, sources) : startKeptService(service);
  const server = open(
    {
      name: 'The site server',
      entry: 'apps/server/src/main.ts',
      env: serverEnvironment(options, origin, houseOrigin),
      ...log('server'),
    },
    SERVER_SOURCES,
  );
  const house = open(
    {
      name: 'The game house',
      entry: 'apps/house/src/main.ts',
      env: houseEnvironment(options, origin, houseOrigin),
      ...log('house'),
    },
    HOUSE_SOURCES,
  );
  const services = [server, house];
  // What has begun at the house ends at the site: rounds ask its wallet. So the house ends first.
  const stop = async () => {
    await house.stop();
    await server.stop();
  };
  try {
    await Promise.all([
      waitUntilReady(server, `http://${host}:${port}/readyz`, cancel),
      waitUntilReady(house, `http://${host}:${housePort}/readyz`, cancel),
    ]);
    writeOrigins(options.dataDir, { site: origin, house: houseOrigin });
  } catch (error) {
    await stop();
    throw error;
  }
  for (const service of services) service.keep?.();
  return { origin, houseOrigin, services, stop };
}

type Addresses = Pick<PlatformOptions, 'databaseUrl' | 'houseDatabaseUrl'>;

async function openLogins({ databaseUrl, houseDatabaseUrl }: Addresses): Promise<Addresses> {
  await migrateHouse(houseDatabaseUrl);
  const [node, house] = [
    await openNodeLogin(databaseUrl, 'maidan_app'),
    await openNodeLogin(houseDatabaseUrl, 'maidan_house_app'),
  ];
  if (node === null || house === null)
    process.stdout.write(
      "    This database's user may not make logins: the processes connect as the owner of their tables.\n",
    );
  return { databaseUrl: node ?? databaseUrl, houseDatabaseUrl: house ?? houseDatabaseUrl };
}

function serverEnvironment(
  options: PlatformOptions,
  origin: string,
  houseOrigin: string,
): Record<string, string> {
  const secrets = sandboxSecrets(options.dataDir);
  return {
    NODE_ENV: options.dev === true ? 'development' : 'production',
    HOST: options.host,
    PORT: String(options.port),
    PUBLIC_ORIGIN: origin,
    GAME_HOUSE_ORIGIN: houseOrigin,
    DATABASE_URL: options.databaseUrl,
    DATA_DIR: resolve(options.dataDir),
    BOTS: options.bots === true ? 'on' : 'off',
    // While developing each source is asked for by itself, as a page is.
    ...(options.dev === true ? { RATE_LIMIT_FACTOR: '50' } : {}),
    MAIDAN_SECRET: secrets.seal,
    GAME_HOUSE_INBOUND_KEYS: secrets.houseToPlatform,
    GAME_HOUSE_OUTBOUND_KEY: secrets.platformToHouse,
    PUSH_PUBLIC_KEY: secrets.pushPublic,
    PUSH_PRIVATE_KEY: secrets.pushPrivate,
    ...options.env,
  };
}

function houseEnvironment(
  options: PlatformOptions,
  origin: string,
  houseOrigin: string,
): Record<string, string> {
  const secrets = sandboxSecrets(options.dataDir);
  return {
    NODE_ENV: options.dev === true ? 'development' : 'production',
    HOST: options.host,
    PORT: String(options.housePort),
    SITE_ORIGIN: origin,
    HOUSE_ORIGIN: houseOrigin,
    PLATFORM_URL: `http://${options.host}:${options.port}`,
    DATABASE_URL: options.houseDatabaseUrl,
    HOUSE_TO_PLATFORM_KEY: secrets.houseToPlatform,
    PLATFORM_TO_HOUSE_KEYS: secrets.platformToHouse,
    ...options.env,
  };
}

type PortWish = { host: string; port: number; setting: string; dataDir: string };

/** Refuses early and by name, instead of letting a process die on its first breath. */
export async function assertPortFree({ host, port, setting, dataDir }: PortWish): Promise<void> {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new PlainError(`${setting} must be a number from 1 to 65535.`);
  // Browsers may try localhost's other address first, and would find another program there.
  const hosts = host === '127.0.0.1' ? [host, '::1'] : [host];
  for (const one of hosts) {
    const error = await tryListen(one, port);
    if (error?.code === 'EADDRINUSE') throw new PlainError(takenText(port, setting, dataDir));
    if (error !== undefined && one === host)
      throw new PlainError(`Port ${port} cannot be used: ${error.message}`);
  }
}

function tryListen(host: string, port: number): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', done);
    probe.listen(port, host, () => probe.close(() => done(undefined)));
  });
}

function takenText(port: number, setting: string, dataDir: string): string {
  const holder = holderOf(dataDir);
  return holder === undefined
    ? `Port ${port} is taken by another program. End it, or choose another port: ${setting}=${port + 10} npm start`
    : `Maidan is already running from this folder (process ${holder}): end that one first.`;
}

/** A free port on loopback, for runs that stand beside others. */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  return await new Promise((done, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, host, () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address !== null ? done(address.port) : reject(new Error('no port')),
      );
    });
  });
}
