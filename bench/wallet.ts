/** What a spin costs, at the wallet and through the house, beside pgbench on the same durable server; reads beside a bare answer. */
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { listBets } from '@maidan/contract/records/list-bets.ts';
import { login } from '@maidan/contract/accounts/login/login.ts';
import { walletBatches } from '@maidan/contract/seamless-wallet/wallet.ts';
import { PLAY_API } from '@maidan/games/play.ts';
import { getBalance } from '@maidan/contract/wallet/get-balance.ts';
import { openDatabase } from '@maidan/server/db/database.ts';
import { migrate } from '@maidan/server/db/migrate.ts';
import { seedSandbox } from '@maidan/server/sandbox/seed-sandbox.ts';
import { warmHomePictures } from '@maidan/server/modules/media/warm-home-pictures.ts';
import { signatureHeaders } from '@maidan/server/modules/seamless-wallet/signature.ts';
import { cookieOf, createTestApp, headersOf } from '@maidan/server/testing/test-app.ts';
import { freePort, startPlatform } from '../scripts/lib/sandbox/platform.ts';
import { createDatabase, startPostgres } from '../scripts/lib/postgres/postgres.ts';
import { sandboxSecrets } from '../scripts/lib/secrets.ts';
import { withBareFastify } from './game-list.ts';
import { pgbench } from './ledger.ts';
import { median, type Measurement } from './report.ts';
import { asOwner, sitAtHouse, takeSeats, type Seat } from './seats.ts';

const CONNECTIONS = 8;
/** As many as the house has (`apps/house/src/wallet-client.ts`), which shares the players out among them. */
const REQUESTS_UNDER_WAY = 2;
const PLAYERS = 6_000;
const SECONDS = 4;
const ROUNDS = 5;
/** As in processes that have been up for a while: theirs is compiled after some thousand calls, and pgbench's always. */
const WARM_UP_SECONDS = 20;
export const GAME = 'line-slot';

type World = {
  origin: string;
  houseOrigin: string;
  databaseUrl: string;
  houseDatabaseUrl: string;
  referenceUrl: string;
  dataDir: string;
};

export async function measureWallet(): Promise<Measurement[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'maidan-bench-'));
  chmodSync(dataDir, 0o755);
  const server = await startPostgres({ dataDir });
  try {
    const databaseUrl = await createDatabase(server.url, 'maidan');
    const houseDatabaseUrl = await createDatabase(server.url, 'maidan_house');
    const referenceUrl = await createDatabase(server.url, 'reference');
    await migrate(databaseUrl);
    await seedSandbox(databaseUrl, { seedNumber: 1, slotTitles: 200, rounds: 400 });
    // A new node would draw them beside the first measurements.
    await warmHomePictures({ databaseUrl, dataDir });
    await pgbench(referenceUrl, ['-i', '-q', '-s', '10']);
    const [port, housePort] = [await freePort(), await freePort()];
    const env = { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'warn' };
    const place = { dataDir, databaseUrl, houseDatabaseUrl, host: '127.0.0.1', port, housePort, env };
    const platform = await startPlatform(place);
    try {
      const world = {
        origin: `http://127.0.0.1:${port}`,
        houseOrigin: `http://127.0.0.1:${housePort}`,
        databaseUrl,
        houseDatabaseUrl,
        referenceUrl,
        dataDir,
      };
      return [...(await measureSpins(world)), ...(await measureReads(world))];
    } finally {
      await platform.stop();
    }
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The same seats at the house, with the page of the game open: it has asked where its player stands, as every page does first. */
async function openPages(
  { houseDatabaseUrl, houseOrigin }: World,
  seats: readonly Seat[],
): Promise<string[]> {
  const pages = await sitAtHouse(houseDatabaseUrl, GAME, seats);
  let next = 0;
  const setupRequest = (request: autocannon.Request): autocannon.Request => ({
    ...request,
    headers: { authorization: `Bearer ${pages[(next += 1) % pages.length]}` },
  });
  const { non2xx, errors } = await autocannon({
    url: houseOrigin,
    connections: CONNECTIONS,
    amount: pages.length,
    requests: [{ method: 'GET', path: PLAY_API.state, setupRequest }],
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} pages could not be opened`);
  await asOwner(houseDatabaseUrl, (owner) => owner.query('vacuum analyze play_session, seed_pair'));
  return pages;
}

/**
 * What the house sends for the spins of as many players as pgbench has connections, who all wait for their answers: bet and win in
 * one for each, half of them in each of two signed requests. Every spin wins, so that two movements are written.
 */
export function walletLoad(
  dataDir: string,
  seats: readonly Seat[],
  spinsInOne = CONNECTIONS / REQUESTS_UNDER_WAY,
): Load {
  const [id = '', secret = ''] = sandboxSecrets(dataDir).houseToPlatform.split(':');
  const key = { id, secret: Buffer.from(secret, 'hex') };
  const { path } = walletBatches;
  let next = 0;
  const spin = () => {
    const roundId = randomUUID();
    const shared = { roundId, gameCode: GAME, currency: 'PLY' };
    const bet = {
      kind: 'bet',
      transactionId: `${roundId}.bet`,
      amount: '1.00',
      roundClosed: false,
      ...shared,
    };
    const win = {
      kind: 'win',
      transactionId: `${roundId}.win`,
      betTransactionId: bet.transactionId,
      amount: '0.90',
      roundClosed: true,
      ...shared,
    };
    const { token } = seats[(next += 1) % seats.length] ?? {};
    return { requestId: randomUUID(), token, transactions: [bet, win] };
  };
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const batches = Array.from({ length: spinsInOne }, spin);
    const body = JSON.stringify({ requestId: randomUUID(), batches });
    const headers = {
      'content-type': 'application/json',
      ...signatureHeaders('MAIDAN', key, path, Buffer.from(body)),
    };
    return { ...request, headers, body };
  };
  // The request is OK as well.
  const isTaken = (text: string) => text.split('"status":"OK"').length === spinsInOne + 2;
  return { path, setupRequest, isTaken, spinsInOne };
}

/** What the page of a game sends for a spin. So many players take turns that none is ahead of the pace of the game. */
function houseLoad(pages: readonly string[]): Load {
  let next = 0;
  const setupRequest = (request: autocannon.Request): autocannon.Request => ({
    ...request,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${pages[(next += 1) % pages.length]}`,
    },
    body: JSON.stringify({ operationId: randomUUID(), bet: { stake: '1.00' } }),
  });
  return {
    path: PLAY_API.spin,
    setupRequest,
    isTaken: (text) => text.includes('"state":"settled"'),
    spinsInOne: 1,
  };
}

export type Load = {
  path: string;
  setupRequest: (request: autocannon.Request) => autocannon.Request;
  isTaken: (answer: string) => boolean;
  /** How many spins one request carries; so many players wait for it. */
  spinsInOne: number;
};

export type Pressed = { spins: number; slow: number };

/** Spins a second, and within how many milliseconds 99 of 100 were answered. All of them must be taken. */
export async function press(
  origin: string,
  { path, setupRequest, isTaken, spinsInOne }: Load,
  duration = SECONDS,
): Promise<Pressed> {
  let refusal = '';
  const verifyBody = (body: unknown): boolean => {
    const text = String(body);
    if (isTaken(text)) return true;
    refusal = text.slice(0, 200);
    return false;
  };
  const { requests, latency, mismatches, non2xx, errors } = await autocannon({
    url: origin,
    connections: CONNECTIONS / spinsInOne,
    duration,
    requests: [{ method: 'POST', path, setupRequest }],
    verifyBody,
  });
  if (mismatches > 0 || non2xx > 0 || errors > 0)
    throw new Error(`spins failed: ${mismatches} refused, ${non2xx} broken, ${errors} lost; ${refusal}`);
  return { spins: requests.average * spinsInOne, slow: latency.p99 };
}

/** The three take short turns, so that a machine that is busy for a while is busy for all of them. */
async function measureSpins(world: World): Promise<Measurement[]> {
  const seats = await takeSeats(world.databaseUrl, GAME, PLAYERS);
  const pages = await openPages(world, seats);
  const [wallet, house] = [walletLoad(world.dataDir, seats), houseLoad(pages)];
  await press(world.origin, wallet);
  await press(world.houseOrigin, house, WARM_UP_SECONDS);
  await tpcb(world.referenceUrl);
  const theirs: number[] = [];
  const figures = { wallet: [] as Pressed[], house: [] as Pressed[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    theirs.push(await tpcb(world.referenceUrl));
    figures.wallet.push(await press(world.origin, wallet));
    figures.house.push(await press(world.houseOrigin, house));
  }
  const compare = (what: string, results: readonly Pressed[], atLeast: number): Measurement => {
    const spins = median(results.map((pressed) => pressed.spins));
    const slow = median(results.map((pressed) => pressed.slow));
    return {
      what: `${what} against pgbench tpcb-like, ${CONNECTIONS} players or connections, every commit on disk`,
      ratio: spins / median(theirs),
      bar: { kind: 'at least', value: atLeast },
      detail: `${Math.round(spins)} spins and ${Math.round(median(theirs))} transactions a second; 99 of 100 spins within ${slow} ms`,
    };
  };
  return [
    compare(
      'bet and win in one through the signed wallet over HTTP, as the house sends them',
      figures.wallet,
      0.8,
    ),
    compare('whole spins through the house, its database and the wallet', figures.house, 0.4),
  ];
}

async function tpcb(url: string): Promise<number> {
  const output = await pgbench(url, ['-n', '-c', String(CONNECTIONS), '-j', '2', '-T', String(SECONDS)]);
  return Number(/tps = ([\d.]+)/.exec(output)?.[1] ?? Number.NaN);
}

/** What a member's own reads cost beside Fastify answering the same bytes. */
async function measureReads({ origin, databaseUrl, dataDir }: World): Promise<Measurement[]> {
  const headers = await comeIn(databaseUrl, dataDir);
  const measure = async (what: string, path: string, atLeast: number): Promise<Measurement> => {
    const body = await (await fetch(origin + path, { headers })).text();
    return await withBareFastify(body, async (bare) => {
      const [ours, theirs]: [number[], number[]] = [[], []];
      await perSecond(origin + path, headers);
      for (let round = 0; round < 3; round += 1) {
        theirs.push(await perSecond(bare, headers));
        ours.push(await perSecond(origin + path, headers));
      }
      return {
        what: `${what} against a bare Fastify answer of the same bytes`,
        ratio: median(ours) / median(theirs),
        bar: { kind: 'at least', value: atLeast },
        detail: `${Math.round(median(ours))} against ${Math.round(median(theirs))} a second; it asks the database who calls and what there is`,
      };
    });
  };
  return [
    await measure('balance read', getBalance.path, 0.1),
    await measure('page of the betting record', `${listBets.path}?pageSize=20`, 0.05),
  ];
}

/** A session of the demo account, made by a node of our own on the same database. */
async function comeIn(databaseUrl: string, dataDir: string): Promise<Record<string, string>> {
  const db = openDatabase({ url: databaseUrl, maxConnections: 4 });
  // The keys that seal a login are kept sealed in the database: both nodes need the same secret to open them.
  const secret = Buffer.from(sandboxSecrets(dataDir).seal, 'base64url');
  const node = await createTestApp({ db, url: databaseUrl, secret });
  try {
    const { body, raw } = await node.callAs(null, login, {
      type: 'username',
      username: 'demo',
      password: 'Maidan2026',
    });
    if (!body.success || body.value.token === null) throw new Error(raw.body);
    return headersOf({ token: body.value.token, cookie: cookieOf(raw) });
  } finally {
    await node.close();
    await db.close();
  }
}

async function perSecond(url: string, headers: Record<string, string>): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url,
    headers,
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${url} failed ${non2xx + errors} times`);
  return requests.average;
}
