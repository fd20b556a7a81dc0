import { randomBytes } from 'node:crypto';
import { camelRows } from '@maidan/postgres/camel-rows.ts';
import * as pg from 'pg';
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
  /** All of each kind, the first included: they share their database, and houses reach whichever platform is there. */
  houses: readonly KillableProcess[];
  platforms: readonly KillableProcess[];
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
  database: { url: string },
  { serverUrl, houseTemplate }: { serverUrl: string; houseTemplate: string },
  nodesOfEach = 1,
): Promise<HouseAndPlatform> {
  const name = `maidan_house_${randomBytes(8).toString('hex')}`;
  const houseUrl = await createDatabase(serverUrl, name, houseTemplate);
  const ports = await freePorts(2 * nodesOfEach);
  const [sitePorts, housePorts] = [ports.slice(0, nodesOfEach), ports.slice(nodesOfEach)];
  const [origin = '', houseOrigin = ''] = [sitePorts, housePorts].map(([first = 0]) => originOf(first));
  const gate = await openWalletGate(sitePorts.map(originOf));
  const [toHouse, toPlatform] = [randomBytes(32), randomBytes(32)];
  const [outbound, inbound] = [
    `platform-1:${toHouse.toString('hex')}`,
    `house-1:${toPlatform.toString('hex')}`,
  ];
  const houses = housePorts.map((port) =>
    killableProcess(HOUSE, originOf(port), {
      PORT: String(port),
      PLATFORM_URL: gate.url,
      HOUSE_ORIGIN: houseOrigin,
      SITE_ORIGIN: origin,
      DATABASE_URL: houseUrl,
      // A call that is stopped on its way stays there for long enough that somebody is killed.
      PARTNER_WAIT_SECONDS: '9',
      HOUSE_TO_PLATFORM_KEY: inbound,
      PLATFORM_TO_HOUSE_KEYS: outbound,
    }),
  );
  const platforms = sitePorts.map((port) =>
    killableProcess(PLATFORM, originOf(port), {
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      GAME_HOUSE_ORIGIN: houseOrigin,
      DATABASE_URL: database.url,
      DRAW_AHEAD: 'off',
      GAME_HOUSE_INBOUND_KEYS: inbound,
      GAME_HOUSE_OUTBOUND_KEY: outbound,
    }),
  );
  const [house, platform] = [houses[0], platforms[0]];
  if (!house || !platform) throw new Error('no nodes');
  const [houseOwner, platformOwner] = [poolOf(houseUrl), poolOf(database.url)];
  return {
    house,
    platform,
    houses,
    platforms,
    houseOrigin,
    siteOrigin: origin,
    gate,
    houseDatabaseUrl: houseUrl,
    askHouse: asking(houseOwner),
    askPlatform: asking(platformOwner),
    key: { id: 'platform-1', secret: toHouse },
    async close() {
      await Promise.all([...houses, ...platforms].map((node) => node.kill()));
      await gate.close();
      await Promise.all([houseOwner.end(), platformOwner.end()]);
      await dropDatabase(serverUrl, name);
    },
  };
}

const originOf = (port: number): string => `http://127.0.0.1:${port}`;

/** One after the other: two that are asked for at once may be the same. */
async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

const poolOf = (connectionString: string): pg.Pool => new pg.Pool({ connectionString, max: 4 });

const asking =
  (pool: pg.Pool): Ask =>
  async (text, values = []) =>
    camelRows(await pool.query<unknown[]>({ text, values, rowMode: 'array' }));
