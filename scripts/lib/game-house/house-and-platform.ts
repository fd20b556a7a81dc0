import { randomBytes } from 'node:crypto';
import { camelRows } from '@maidan/postgres/camel-rows.ts';
import type { TestDatabase } from '@maidan/server/testing/test-database.ts';
import * as pg from 'pg';
import { migrateHouse } from '../postgres/migrate-house.ts';
import { createDatabase, dropDatabase } from '../postgres/postgres.ts';
import { freePort } from '../sandbox/platform.ts';
import { killableProcess, type KillableProcess } from './killable-process.ts';
import { openWalletGate, type WalletGate } from './wallet-gate.ts';

const HOUSE = 'apps/house/src/main.ts';
const PLATFORM = 'apps/server/src/main.ts';

type Ask = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;

/** Both processes as they are in production, each on a database of its own, with a gate on the way from one to the other. */
export type HouseAndPlatform = {
  house: KillableProcess;
  platform: KillableProcess;
  houseOrigin: string;
  siteOrigin: string;
  gate: WalletGate;
  houseDatabaseUrl: string;
  /** As the owner of the tables. */
  askHouse: Ask;
  askPlatform: Ask;
  /** Signs what the platform sends to the house. */
  key: { id: string; secret: Buffer };
  close(): Promise<void>;
};

export async function openHouseAndPlatform(
  database: TestDatabase,
  serverUrl: string,
): Promise<HouseAndPlatform> {
  const name = `maidan_house_${randomBytes(8).toString('hex')}`;
  const houseUrl = await createDatabase(serverUrl, name);
  await migrateHouse(houseUrl);
  const [port, housePort] = [await freePort(), await freePort()];
  const [origin, houseOrigin] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${housePort}`];
  const gate = await openWalletGate(origin);
  const [toHouse, toPlatform] = [randomBytes(32), randomBytes(32)];
  const [outbound, inbound] = [
    `platform-1:${toHouse.toString('hex')}`,
    `house-1:${toPlatform.toString('hex')}`,
  ];
  const house = killableProcess(HOUSE, houseOrigin, {
    PORT: String(housePort),
    PLATFORM_URL: gate.url,
    HOUSE_ORIGIN: houseOrigin,
    SITE_ORIGIN: origin,
    DATABASE_URL: houseUrl,
    // A call that is stopped on its way stays there for long enough that somebody is killed.
    PARTNER_WAIT_SECONDS: '9',
    HOUSE_TO_PLATFORM_KEY: inbound,
    PLATFORM_TO_HOUSE_KEYS: outbound,
  });
  const platform = killableProcess(PLATFORM, origin, {
    PORT: String(port),
    PUBLIC_ORIGIN: origin,
    GAME_HOUSE_ORIGIN: houseOrigin,
    DATABASE_URL: database.url,
    DRAW_AHEAD: 'off',
    GAME_HOUSE_INBOUND_KEYS: inbound,
    GAME_HOUSE_OUTBOUND_KEY: outbound,
  });
  const [houseOwner, platformOwner] = [poolOf(houseUrl), poolOf(database.url)];
  return {
    house,
    platform,
    houseOrigin,
    siteOrigin: origin,
    gate,
    houseDatabaseUrl: houseUrl,
    askHouse: asking(houseOwner),
    askPlatform: asking(platformOwner),
    key: { id: 'platform-1', secret: toHouse },
    async close() {
      await house.kill();
      await platform.kill();
      await gate.close();
      await Promise.all([houseOwner.end(), platformOwner.end()]);
      await dropDatabase(serverUrl, name);
    },
  };
}

const poolOf = (connectionString: string): pg.Pool => new pg.Pool({ connectionString, max: 4 });

const asking =
  (pool: pg.Pool): Ask =>
  async (text, values = []) =>
    camelRows(await pool.query<unknown[]>({ text, values, rowMode: 'array' }));
