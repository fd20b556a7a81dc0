/** A thousand players of crash on one house: what they hear and when, what each takes up, and what it costs to settle their bets. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CRASH } from '@maidan/games/crash/crash.ts';
import { CRASH_SOCKET } from '@maidan/games/crash/crash-wire.ts';
import { migrate } from '@maidan/server/db/migrate.ts';
import { seedSandbox } from '@maidan/server/sandbox/seed-sandbox.ts';
import type * as pg from 'pg';
import { WebSocket } from 'ws';
import { createDatabase, startPostgres } from '../scripts/lib/postgres/postgres.ts';
import { freePort, startPlatform } from '../scripts/lib/sandbox/platform.ts';
import { connectAll, createNews, leave, measureBareSockets, memoryOf, until, type Figures } from './pages.ts';
import type { Measurement } from './report.ts';
import { asOwner, sitAtHouse, takeSeats } from './seats.ts';

const PLAYERS = 1_000;
const SIZES = [250, 500, 1_000] as const;
const BETS_AT_ONCE = 32;
const TELLINGS = 30;
/** In hundredths: room enough for those who leave in time. */
const LEAST_RESULT = 120;
/** How often a house looks at its rounds (`crash-hub.ts`). */
const LOOK_MS = 200;
/** As long as the news of a round. */
const NEWS = JSON.stringify({ type: 'round', round: 'x'.repeat(480) });

export async function measureCrash(): Promise<Measurement[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'maidan-bench-'));
  const server = await startPostgres({ dataDir, throwaway: true });
  try {
    const databaseUrl = await createDatabase(server.url, 'maidan');
    const houseDatabaseUrl = await createDatabase(server.url, 'maidan_house');
    await migrate(databaseUrl);
    await seedSandbox(databaseUrl, { seedNumber: 1, slotTitles: 100, rounds: 100 });
    const bare = await measureBareSockets({ pages: PLAYERS, tellings: TELLINGS, news: NEWS });
    const platform = await startPlatform({
      dataDir,
      databaseUrl,
      houseDatabaseUrl,
      host: '127.0.0.1',
      port: await freePort(),
      housePort: await freePort(),
      env: { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'warn', DATABASE_WAIT_SECONDS: '60' },
    });
    try {
      const tokens = await sitAtHouse(
        houseDatabaseUrl,
        CRASH.code,
        await takeSeats(databaseUrl, CRASH.code, PLAYERS),
      );
      const house = platform.services[1]?.pid ?? 0;
      return await asOwner(houseDatabaseUrl, (owner) =>
        measureHouse({ ...platform, house, owner, tokens, bare }),
      );
    } finally {
      await platform.stop();
    }
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type House = { houseOrigin: string; house: number; owner: pg.Client; tokens: string[]; bare: Figures };

async function measureHouse({ houseOrigin, house, owner, tokens, bare }: House): Promise<Measurement[]> {
  const news = createNews();
  let welcomed = 0;
  const refusals: string[] = [];
  const address = `${houseOrigin.replace('http', 'ws')}${CRASH_SOCKET}`;
  const greet = (socket: WebSocket, index: number): void => {
    socket.on('message', (data: Buffer) => {
      // Nothing else is read: whoever measures must not be slower than what is measured.
      const start = data.subarray(0, 24).toString();
      if (start.startsWith('{"type":"welcome"')) welcomed += 1;
      if (start.startsWith('{"type":"round"')) news.heard(roundIn(data.subarray(0, 140).toString()));
    });
    socket.on('close', (code, reason) => refusals.push(`${code} ${reason.toString()}`));
    // At once, as a page does: whoever has said nothing for five seconds is disconnected.
    socket.send(JSON.stringify({ type: 'hello', token: tokens[index] }));
  };
  const comeIn = async (): Promise<WebSocket[]> => {
    const all = welcomed + tokens.length;
    const sockets = await connectAll(tokens.length, { address, origin: houseOrigin }, greet);
    await until('all players are welcome', () => {
      if (refusals.length > 0) throw new Error(`${refusals.length} players were refused: ${refusals[0]}`);
      return welcomed === all;
    });
    return sockets;
  };
  const others = await comeIn();
  const before = memoryOf(house);
  const sockets = await comeIn();
  const bytesEach = (memoryOf(house) - before) / tokens.length;
  await leave(others);
  news.forget();
  const costs: number[] = [];
  for (const size of SIZES) costs.push((await playRound(owner, sockets.slice(0, size))) / size);
  const stillThere = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
  if (stillThere !== sockets.length)
    throw new Error(`${sockets.length - stillThere} players lost their line`);
  const latenessMs = news.lateness(sockets.length, await momentsOf(owner));
  for (const socket of sockets) socket.terminate();
  const [least = 0, middle = 0, most = 0] = costs;
  const detail = `${PLAYERS} players connected; every bet of ${SIZES.join(', ')} was settled`;
  return [
    {
      what: `crash: a bet settled among ${SIZES[1]}, over one among ${SIZES[0]}`,
      ratio: middle / least,
      bar: { kind: 'at most', value: 1.25 },
      detail,
    },
    {
      what: `crash: a bet settled among ${SIZES[2]}, over one among ${SIZES[0]}`,
      ratio: most / least,
      bar: { kind: 'at most', value: 1.25 },
      detail,
    },
    {
      what: 'crash: lateness of the news of a round, p99 of all pages, over a bare fan-out to as many sockets',
      ratio: latenessMs / bare.latenessMs,
      bar: { kind: 'at most', value: 4 },
      detail: `from the moment that the house decided, ${LOOK_MS} ms between two looks and all bets of the round included; ${TELLINGS} bare tellings`,
    },
    {
      what: 'crash: memory of the house for each player, over a bare socket',
      ratio: bytesEach / bare.bytesEach,
      bar: { kind: 'at most', value: 4 },
      detail: `resident memory before and after a second ${PLAYERS} players came`,
    },
  ];
}

/** Which round, and what became of it: the name of a piece of news. */
function roundIn(start: string): string {
  const [, id = '', state = ''] = /"id":"([^"]+)".*"state":"([^"]+)"/.exec(start) ?? [];
  return `${id} ${state}`;
}

/** When the house began and ended each round, by the clock of the database, which is this machine's. */
async function momentsOf(owner: pg.Client): Promise<ReadonlyMap<string, number>> {
  const { rows } = await owner.query<{ id: string; started: number; ended: number | null }>(
    `select id, extract(epoch from starts_at)::float8 * 1000 as started, extract(epoch from ended_at)::float8 * 1000 as ended
     from shared_round`,
  );
  return new Map(
    rows.flatMap(({ id, started, ended }) => [
      [`${id} running`, started] as const,
      ...(ended === null ? [] : [[`${id} ended`, ended] as const]),
    ]),
  );
}

/** Milliseconds from the end of a round to its last bet, by the clock of the database. Its times are set here, so that nobody waits. */
async function playRound(owner: pg.Client, players: readonly WebSocket[]): Promise<number> {
  const one = async <Row>(text: string, values: unknown[] = []): Promise<Row | undefined> =>
    (await owner.query(text, values)).rows[0] as Row | undefined;
  let open: { id: string; result: number } | undefined;
  await until('a round is open', async () => {
    // One that breaks at once has no winners; the next is waited for.
    open = await one(
      `update shared_round set starts_at = now() + interval '1 hour' where state = 'open' and result >= $1
       returning id, result`,
      [LEAST_RESULT],
    );
    return open !== undefined;
  });
  const { id, result = 0 } = open ?? {};
  const count = async (states: readonly string[]) =>
    (
      await one<{ count: number }>(
        `select count(*)::int as count from shared_bet where round_id = $1 and state = any($2)`,
        [id, states],
      )
    )?.count ?? 0;
  for (const [index, player] of players.entries()) {
    player.send(JSON.stringify(betOf(id, index, result)));
    if (index % BETS_AT_ONCE === BETS_AT_ONCE - 1)
      await until('bets are taken', async () => (await count(['placed'])) >= index + 1 - BETS_AT_ONCE);
  }
  await until('all bets are taken', async () => (await count(['placed'])) === players.length);
  await owner.query('update shared_round set starts_at = now() where id = $1', [id]);
  await until('it is flying', async () => {
    const state = await one(`select from shared_round where id = $1 and state <> 'open'`, [id]);
    return state !== undefined;
  });
  await owner.query(`update shared_round set ends_at = now() where id = $1 and state = 'running'`, [id]);
  await until('all bets are settled', async () => (await count(['settled'])) === players.length);
  const cost = await one<{ ms: number }>(
    `select (extract(epoch from max(b.updated_at) - max(r.ended_at)) * 1000)::float8 as ms
     from shared_round r join shared_bet b on b.round_id = r.id where r.id = $1`,
    [id],
  );
  return cost?.ms ?? Number.NaN;
}

/** Half of them leave where they said, each somewhere else, half fly too far: all are told to the wallet at the end. */
const betOf = (roundId: string | undefined, index: number, result: number) => ({
  type: 'bet',
  ref: 1,
  operationId: randomUUID(),
  roundId,
  place: 0,
  stake: '1.00',
  leavesAt:
    index % 2 === 0 ? Math.min(result + 1 + index, CRASH.capHundredths) : 101 + (index % (result - 100)),
  leavesWhenLost: false,
});
