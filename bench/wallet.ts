/** Bets through the signed wallet over HTTP, beside pgbench on the same durable server; reads beside a bare answer. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { listBets } from '@maidan/contract/records/list-bets.ts';
import { login } from '@maidan/contract/accounts/login/login.ts';
import { walletCalls } from '@maidan/contract/seamless-wallet/wallet.ts';
import { getBalance } from '@maidan/contract/wallet/get-balance.ts';
import { openDatabase } from '@maidan/server/db/database.ts';
import { migrate } from '@maidan/server/db/migrate.ts';
import { seedSandbox } from '@maidan/server/sandbox/seed-sandbox.ts';
import { warmHomePictures } from '@maidan/server/modules/media/warm-home-pictures.ts';
import { signatureHeaders } from '@maidan/server/modules/seamless-wallet/signature.ts';
import { cookieOf, createTestApp, headersOf } from '@maidan/server/testing/test-app.ts';
import * as pg from 'pg';
import { freePort, startPlatform } from '../scripts/lib/platform.ts';
import { createDatabase, startPostgres } from '../scripts/lib/postgres.ts';
import { sandboxSecrets } from '../scripts/lib/secrets.ts';
import { withBareFastify } from './game-list.ts';
import { pgbench } from './ledger.ts';
import { median, type Measurement } from './report.ts';

const CONNECTIONS = 8;
const PLAYERS = 200;
const SECONDS = 4;
const ROUNDS = 5;
const GAME = 'line-slot';

type World = { origin: string; databaseUrl: string; referenceUrl: string; dataDir: string };

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
      const world = { origin: `http://127.0.0.1:${port}`, databaseUrl, referenceUrl, dataDir };
      return [await measureBets(world), ...(await measureReads(world))];
    } finally {
      await platform.stop();
    }
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Seats for players who have plenty, as launches would have made them. */
async function seats(databaseUrl: string): Promise<string[]> {
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  try {
    const tokens = Array.from({ length: PLAYERS }, () => randomBytes(32).toString('base64url'));
    for (const [index, token] of tokens.entries()) {
      const { rows } = await owner.query<{ id: string }>(
        `insert into member (merchant, username, username_key, password_hash)
         values ('maidan', $1, $1, '-') returning id`,
        [`bench${index}`],
      );
      const id = rows[0]?.id;
      await owner.query(
        `select ledger_post('maidan', $1, sha256(convert_to($1, 'UTF8')), 'deposit', 'PLY', '{deposits_in,member}', array['', $2::text],
           '{-100000000000,100000000000}', 'bench')`,
        [`bench:${id}`, id],
      );
      await owner.query(
        `insert into launch_session (merchant, token_hash, member_id, partner, vendor_code, node_id, game_code, currency,
           expires_at)
         select 'maidan', $1, $2, 'MAIDAN', g.vendor_code, g.node_id, $3, 'PLY', platform_now() + interval '4 hours'
         from game g where g.engine = $3 and g.open order by g.sort_order limit 1`,
        [createHash('sha256').update(token).digest(), id, GAME],
      );
    }
    return tokens;
  } finally {
    await owner.end();
  }
}

async function measureBets(world: World): Promise<Measurement> {
  const tokens = await seats(world.databaseUrl);
  const [id = '', secret = ''] = sandboxSecrets(world.dataDir).houseToPlatform.split(':');
  const key = { id, secret: Buffer.from(secret, 'hex') };
  let next = 0;
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const act = randomUUID();
    const body = JSON.stringify({
      kind: 'bet',
      requestId: act,
      token: tokens[(next += 1) % tokens.length],
      transactionId: act,
      roundId: act,
      gameCode: GAME,
      amount: '1.00',
      currency: 'PLY',
      roundClosed: true,
    });
    const headers = {
      'content-type': 'application/json',
      ...signatureHeaders('MAIDAN', key, Buffer.from(body)),
    };
    return { ...request, headers, body };
  };
  let refusal = '';
  const isTaken = (body: unknown): boolean => {
    const text = String(body);
    const taken = text.includes('"status":"OK"');
    if (!taken) refusal = text.slice(0, 200);
    return taken;
  };
  const bet = async () => {
    const result = await autocannon({
      url: world.origin,
      connections: CONNECTIONS,
      duration: SECONDS,
      requests: [{ method: 'POST', path: walletCalls.bet.path, setupRequest }],
      verifyBody: isTaken,
    });
    if (result.mismatches > 0 || result.non2xx > 0 || result.errors > 0)
      throw new Error(
        `bets failed: ${result.mismatches} refused, ${result.non2xx} broken, ${result.errors} lost; ${refusal}`,
      );
    return result;
  };
  await bet();
  const ours: number[] = [];
  const slow: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    theirs.push(await tpcb(world.referenceUrl));
    const { requests, latency } = await bet();
    ours.push(requests.average);
    slow.push(latency.p99);
  }
  return {
    what: `bets through the signed wallet over HTTP against pgbench tpcb-like, ${CONNECTIONS} connections, every commit on disk`,
    ratio: median(ours) / median(theirs),
    bar: { kind: 'at least', value: 0.8 },
    detail: `${Math.round(median(ours))} bets and ${Math.round(median(theirs))} transactions a second; 99 of 100 bets within ${median(slow)} ms`,
  };
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
