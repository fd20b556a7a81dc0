import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import * as pg from 'pg';
import { inject } from 'vitest';
import { readConfig } from '#config.ts';
import './test-context.ts';

/** The game house in a process of its own, on a database of its own, as an operator starts it. */
export type HouseProcess = { stop(): Promise<void> };

const HOUSE = new URL('../../../house/src/', import.meta.url).pathname;
const keyText = ({ id, secret }: { id: string; secret: Uint8Array }) =>
  `${id}:${Buffer.from(secret).toString('hex')}`;

/** A port for a house that its platform must know of before either of them is there. */
export async function freeHouseOrigin(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('there is no port');
  return `http://127.0.0.1:${address.port}`;
}

export async function startHouseProcess(
  platformUrl: string,
  { houseOrigin, siteOrigin }: { houseOrigin: string; siteOrigin: string },
): Promise<HouseProcess> {
  const { serverUrl, houseTemplate } = inject('testDatabase');
  const name = `maidan_house_${randomBytes(8).toString('hex')}`;
  await onServer(serverUrl, `create database ${name} template ${houseTemplate}`);
  const { gameHouseInboundKeys, gameHouseOutboundKey } = readConfig({});
  const env = {
    ...process.env,
    DATABASE_URL: Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href,
    PORT: new URL(houseOrigin).port,
    PLATFORM_URL: platformUrl,
    SITE_ORIGIN: siteOrigin,
    HOUSE_ORIGIN: houseOrigin,
    HOUSE_TO_PLATFORM_KEY: gameHouseInboundKeys.map(keyText)[0],
    PLATFORM_TO_HOUSE_KEYS: keyText(gameHouseOutboundKey),
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'warn',
  };
  const child = spawn(process.execPath, ['--import', 'tsx', `${HOUSE}main.ts`], { env, stdio: 'inherit' });
  const ended = once(child, 'exit');
  await answering(`${houseOrigin}/readyz`);
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await onServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

async function answering(url: string): Promise<void> {
  const until = Date.now() + 120_000;
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (Date.now() > until) throw new Error('the house does not answer');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
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
