import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { sandboxSecrets } from './secrets.ts';
import { startService, waitUntilReady, type Service } from './service.ts';
import { PlainError } from './steps.mjs';

export type PlatformOptions = {
  dataDir: string;
  databaseUrl: string;
  houseDatabaseUrl: string;
  /** Where browsers reach the two origins. */
  host: string;
  port: number;
  housePort: number;
  dev?: boolean;
  env?: Record<string, string>;
};

export type Platform = { origin: string; houseOrigin: string; services: Service[]; stop(): Promise<void> };

/** Starts the site's server and the game house, each a process of its own, and waits until both are ready. */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const { host, port, housePort, dev = false } = options;
  const origin = process.env['PUBLIC_ORIGIN'] ?? `http://localhost:${port}`;
  const houseOrigin = process.env['GAME_HOUSE_ORIGIN'] ?? `http://localhost:${housePort}`;
  const log = (name: string) => (dev ? {} : { logFile: join(options.dataDir, 'logs', `${name}.log`) });
  const server = startService({
    name: 'The site server',
    entry: 'apps/server/src/main.ts',
    env: serverEnvironment(options, origin, houseOrigin),
    watch: dev,
    ...log('server'),
  });
  const house = startService({
    name: 'The game house',
    entry: 'apps/vendor/src/main.ts',
    env: houseEnvironment(options, origin, houseOrigin),
    watch: dev,
    ...log('house'),
  });
  const services = [server, house];
  const stop = async () => void (await Promise.all(services.map((service) => service.stop())));
  try {
    await Promise.all([
      waitUntilReady(server, `http://${host}:${port}/readyz`),
      waitUntilReady(house, `http://${host}:${housePort}/readyz`),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, houseOrigin, services, stop };
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
    GAME_HOUSE_URL: `http://${options.host}:${options.housePort}`,
    DATABASE_URL: options.databaseUrl,
    DATA_DIR: resolve(options.dataDir),
    MAIDAN_SECRET: secrets.seal,
    GAME_HOUSE_INBOUND_KEYS: secrets.houseToPlatform,
    GAME_HOUSE_OUTBOUND_KEY: secrets.platformToHouse,
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

/** Refuses early and by name, instead of letting a process die on its first breath. */
export async function assertPortFree(host: string, port: number, setting: string): Promise<void> {
  await new Promise<void>((done, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new PlainError(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is taken by another program. End it, or choose another port: ${setting}=${port + 10} npm start`
            : `Port ${port} cannot be used: ${error.message}`,
        ),
      ),
    );
    probe.listen(port, host, () => probe.close(() => done()));
  });
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
