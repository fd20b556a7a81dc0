import { randomBytes, randomUUID } from 'node:crypto';
import { VENDOR_LAUNCH_PATH } from '@maidan/contract/seamless-wallet/launch.ts';
import { rulesOf } from '@maidan/games/rules.ts';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { inject } from 'vitest';
import { buildApp } from '#app.ts';
import { createBook, type Book } from '#book/book.ts';
import type { HouseConfig, SigningKey } from '#config.ts';
import { openHouseDatabase } from '#db/house-database.ts';
import { CLOCK_CONNECTIONS, type House, type RoundTiming } from '#house.ts';
import { openWalletClient } from '#wallet-client.ts';
import { signCall } from '#wallet/signing.ts';
import { testSteps } from './test-steps.ts';
import { startTestWallet, type TestWallet } from './test-wallet.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: { serverUrl: string; template: string; houseTemplate: string };
  }
}

const makeKey = (id: string): SigningKey => ({ id, secret: randomBytes(32) });

/** A house on a database of its own beside a small wallet; nothing in it is pretended but the wallet. */
export type HouseWorld = {
  house: House;
  book: Book;
  app: FastifyInstance;
  wallet: TestWallet;
  platformKey: SigningKey;
  launchBody(changes?: object): string;
  launch(changes?: object): Promise<string>;
  /** Opens a game and gives the bearer token of its page. */
  enter(changes?: object): Promise<string>;
  /** A second process on the same database, as after a restart. */
  restart(): Promise<void>;
  close(): Promise<void>;
};

const TIMING: RoundTiming = {
  leaseMs: 0,
  retryMs: [0],
  batchAttempts: 3,
  abandonedMs: 60 * 60_000,
  minimumRoundMs: 0,
};
const WALLET_TIMEOUT_MS = 1_000;

export async function openHouseWorld(
  timing: Partial<RoundTiming> = {},
  now?: () => number,
): Promise<HouseWorld> {
  const { serverUrl, houseTemplate } = inject('testDatabase');
  const name = `maidan_house_${randomBytes(8).toString('hex')}`;
  await onServer(serverUrl, `create database ${name} template ${houseTemplate}`);
  const databaseUrl = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  const [platformKey, houseKey] = [makeKey('platform-1'), makeKey('house-1')];
  const wallet = await startTestWallet(houseKey);
  const config = testConfig(databaseUrl, wallet.url, houseKey, platformKey);
  const open = (): { house: House; book: Book; app: FastifyInstance } => {
    const database = { url: databaseUrl, waitMs: config.databaseWaitMs, onError: () => undefined };
    const house: House = {
      config,
      db: openHouseDatabase(database),
      clockDb: openHouseDatabase({ ...database, connections: CLOCK_CONNECTIONS }),
      wallet: openWalletClient({
        platformUrl: wallet.url,
        key: houseKey,
        timeoutMs: config.partnerWaitMs,
        onTrouble: () => undefined,
      }),
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
      timing: { ...TIMING, ...timing },
      rulesOf: (code) => (code === testSteps.manifest.code ? testSteps : rulesOf(code)),
    };
    const book = createBook(house, now);
    return { house, book, app: buildApp(house, '/nowhere', book) };
  };
  const world: HouseWorld = {
    ...open(),
    wallet,
    platformKey,
    launchBody,
    async launch(changes) {
      const payload = launchBody(changes);
      const answer = await world.app.inject({
        method: 'POST',
        url: VENDOR_LAUNCH_PATH,
        payload,
        headers: signedHeaders(platformKey, VENDOR_LAUNCH_PATH, payload),
      });
      return new URL(answer.json<{ url: string }>().url).searchParams.get('code') ?? '';
    },
    async enter(changes) {
      const code = await world.launch(changes);
      const answer = await world.app.inject({ method: 'POST', url: '/play/api/exchange', payload: { code } });
      return answer.json<{ sessionToken: string }>().sessionToken;
    },
    async restart() {
      await world.app.close();
      await closeDatabases(world.house);
      Object.assign(world, open());
    },
    async close() {
      await world.app.close();
      await closeDatabases(world.house);
      await wallet.close();
      await onServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
  return world;
}

const closeDatabases = ({ db, clockDb }: House) => Promise.all([db.close(), clockDb.close()]);

function launchBody(changes: object = {}): string {
  return JSON.stringify({ ...LAUNCH, token: `token-${randomUUID()}`, ...changes });
}

export function signedHeaders(
  key: SigningKey,
  path: string,
  rawBody: string,
  nowMs = Date.now(),
): Record<string, string> {
  return { 'content-type': 'application/json', ...signCall(key, { path, rawBody }, randomUUID(), nowMs) };
}

const LAUNCH = {
  playerId: 'player-1',
  gameCode: 'line-slot',
  currency: 'PLY',
  currencySymbol: '৳',
  language: 'en',
  theme: 'dark',
  device: 'desktop',
  siteOrigin: 'http://localhost:3000',
};

function testConfig(
  databaseUrl: string,
  platformUrl: string,
  outboundKey: SigningKey,
  inbound: SigningKey,
): HouseConfig {
  return {
    sandbox: true,
    port: 0,
    host: '127.0.0.1',
    platformUrl,
    siteOrigin: 'http://localhost:3000',
    houseOrigin: 'http://localhost:3001',
    databaseUrl,
    databaseWaitMs: 60_000,
    partnerWaitMs: WALLET_TIMEOUT_MS,
    logLevel: 'silent',
    rateLimitFactor: 1_000,
    trustedProxyHops: 0,
    socketsPerAddress: 1_000,
    outboundKey,
    inboundKeys: [inbound],
  };
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
