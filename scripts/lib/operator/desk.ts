import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openRedis } from '@maidan/server/live/redis.ts';
import { ConfigError, readConfig, type Config } from '@maidan/server/config.ts';
import { openDatabase, type Database } from '@maidan/server/db/database.ts';
import type { Bus } from '@maidan/server/live/bus.ts';
import { createPostgresBus } from '@maidan/server/live/postgres-bus.store.ts';
import { createRedisBus } from '@maidan/server/live/redis-bus.ts';
import type { Operator } from '@maidan/server/modules/operator/know-operator.ts';
import { announceChange } from '@maidan/server/live/announce-change.ts';
import { createSettings, type Settings } from '@maidan/server/settings/settings.ts';
import { nodeUrlOf } from '../postgres/node-login.ts';
import { homesOf } from '../postgres/place.ts';
import { urlOf, type Settings as ServerSettings } from '../postgres/server.ts';
import { readOrigins } from '../sandbox-origins.ts';
import { sandboxSecrets } from '../secrets.ts';
import { PlainError } from '../steps.mjs';

/** What an operator's command works with: the same settings and the same news as a node's. */
export type Desk = {
  config: Config;
  db: Database;
  /** For what one page or one room hears. */
  bus: Bus;
  settings: Settings;
  /** The folder with the keys of those who work at this desk. */
  operatorKeys: string;
  /** Why news of what was changed here reached nobody. */
  untold: readonly string[];
  /** Open pages hear that something of this kind is new. */
  tell(what: 'announcements'): Promise<void>;
  close(): Promise<void>;
};

/** The desk with somebody at it: what they change stands in the audit under their name. */
export type OperatedDesk = Desk & { operator: Operator };

export function sitDown(desk: Desk, operator: Operator): OperatedDesk {
  const settings = createSettings(desk.db, desk.bus, desk.config, operator.name);
  return { ...desk, operator, settings };
}

const REDIS_WITHIN_MS = 3_000;
/** A node would rather refuse than let a player wait; who typed a command waits for a busy server. */
const DATABASE_WITHIN_MS = 30_000;

export async function openDesk(env: NodeJS.ProcessEnv): Promise<Desk> {
  const config = readEnvironment(env);
  const db = openDatabase({
    url: config.databaseUrl,
    maxConnections: 2,
    waitMs: DATABASE_WITHIN_MS,
  });
  try {
    const untold: string[] = [];
    const { bus, end } = await openNews(config, db, (error) => untold.push(reasonOf(error)));
    const settings = createSettings(db, bus, config);
    // The first question also finds out whether the database is there and migrated.
    await settings.view();
    const close = async () => {
      await bus.close();
      end();
      await db.close();
    };
    const tell = (what: 'announcements') => announceChange({ db, bus, merchant: config.merchant }, what);
    return { config, db, bus, settings, operatorKeys: operatorKeysOf(env), untold, tell, close };
  } catch (error) {
    await db.close();
    throw new PlainError(`The platform's database cannot be used: ${reasonOf(error)}`);
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** As a node would read it; without `DATABASE_URL` it is the sandbox that runs on `DATA_DIR`. */
function readEnvironment(env: NodeJS.ProcessEnv): Config {
  const given = env['DATABASE_URL'] ?? '';
  const { site, house } = readOrigins(env['DATA_DIR'] ?? '.data', env);
  try {
    return readConfig({
      PUBLIC_ORIGIN: site,
      GAME_HOUSE_ORIGIN: house,
      ...sandboxKeys(env['DATA_DIR'] ?? '.data'),
      ...env,
      DATABASE_URL: given === '' ? nodeUrlOf(sandboxUrl(env['DATA_DIR'] ?? '.data')) : given,
    });
  } catch (error) {
    if (error instanceof ConfigError) throw new PlainError(error.message);
    throw error;
  }
}

export const operatorKeysOf = (env: NodeJS.ProcessEnv): string =>
  env['OPERATOR_KEYS'] ?? join(env['DATA_DIR'] ?? '.data', 'operators');

/** The address of whoever owns the tables: for what only the owner may do. */
export function ownerUrlOf(env: NodeJS.ProcessEnv): string {
  const given = env['DATABASE_URL'] ?? '';
  return given === '' ? sandboxUrl(env['DATA_DIR'] ?? '.data') : given;
}

/**
 * With the sandbox's own keys the game house answers here too, and what is sealed here its nodes can open; without them the house is
 * not asked.
 */
function sandboxKeys(dataDir: string): NodeJS.ProcessEnv {
  if (!existsSync(join(dataDir, 'secrets.json'))) return {};
  const { seal, houseToPlatform, platformToHouse } = sandboxSecrets(dataDir);
  return {
    MAIDAN_SECRET: seal,
    GAME_HOUSE_INBOUND_KEYS: houseToPlatform,
    GAME_HOUSE_OUTBOUND_KEY: platformToHouse,
  };
}

function sandboxUrl(dataDir: string): string {
  const file = homesOf(dataDir)
    .map((home) => join(home, 'settings.json'))
    .find((path) => existsSync(path));
  if (file === undefined)
    throw new PlainError(
      `There is no sandbox in ${dataDir}. Run npm start first, or set DATA_DIR or DATABASE_URL to the platform's.`,
    );
  const url = new URL(urlOf(JSON.parse(readFileSync(file, 'utf8')) as ServerSettings));
  url.pathname = '/maidan';
  return url.href;
}

/** A change is told the way nodes tell each other, so that open pages hear of it at once. */
async function openNews(
  config: Config,
  db: Database,
  onUntold: (error: unknown) => void,
): Promise<{ bus: Bus; end: () => void }> {
  const { merchant, redisUrl, databaseUrl } = config;
  const log = quiet();
  if (redisUrl === null)
    return {
      bus: await createPostgresBus({ db, url: databaseUrl, merchant, log, onUntold }),
      end: () => undefined,
    };
  const redis = openRedis(redisUrl, () => undefined);
  try {
    await once(redis, 'ready', { signal: AbortSignal.timeout(REDIS_WITHIN_MS) });
  } catch {
    redis.disconnect();
    throw new PlainError('REDIS_URL is set, but Redis does not answer: nodes would not hear of a change.');
  }
  return {
    bus: await createRedisBus({ redis, url: redisUrl, merchant, log, onUntold }),
    end: () => redis.disconnect(),
  };
}

type Log = Parameters<typeof createPostgresBus>[0]['log'];

const silent = () => undefined;

/** Nobody reads a log here: what goes wrong is said in the answer. */
function quiet(): Log {
  const log = {
    level: 'silent',
    silent,
    trace: silent,
    debug: silent,
    info: silent,
    warn: silent,
    error: silent,
    fatal: silent,
    child: () => log,
  } as unknown as Log;
  return log;
}
