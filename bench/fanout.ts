/** Two thousand members with a page open at one node: when they hear what another node tells, and what each of them takes up. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIVE_PATH } from '@maidan/contract/live-rules.ts';
import { publicChannel } from '@maidan/contract/live.ts';
import { openDatabase } from '@maidan/server/db/database.ts';
import { migrate } from '@maidan/server/db/migrate.ts';
import { createPostgresBus } from '@maidan/server/live/postgres-bus.store.ts';
import { seedSandbox } from '@maidan/server/sandbox/seed-sandbox.ts';
import { makeManyMembers } from '@maidan/server/testing/many-members.ts';
import type { Caller } from '@maidan/server/testing/test-app.ts';
import { WebSocket } from 'ws';
import { createDatabase, startPostgres } from '../scripts/lib/postgres/postgres.ts';
import { freePort, startPlatform } from '../scripts/lib/sandbox/platform.ts';
import { connectAll, createNews, leave, measureBareSockets, memoryOf, until, type Figures } from './pages.ts';
import type { Measurement } from './report.ts';

const PAGES = 2_000;
const TELLINGS = 30;
const KIND = 'announcements';
/** As long as the frame that the pages hear. */
const NEWS = JSON.stringify(frameOf(1_000_000_000_000)).padEnd(120, ' ');

function frameOf(version: number) {
  return { type: 'settings-changed', channel: publicChannel(KIND), version, data: { what: KIND } } as const;
}

export async function measureFanout(): Promise<Measurement[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'maidan-bench-'));
  const server = await startPostgres({ dataDir, throwaway: true });
  try {
    const databaseUrl = await createDatabase(server.url, 'maidan');
    const houseDatabaseUrl = await createDatabase(server.url, 'maidan_house');
    await migrate(databaseUrl);
    await seedSandbox(databaseUrl, { seedNumber: 1, slotTitles: 100, rounds: 100 });
    const bare = await measureBareSockets({ pages: PAGES, tellings: TELLINGS, news: NEWS });
    const platform = await startPlatform({
      dataDir,
      databaseUrl,
      houseDatabaseUrl,
      host: '127.0.0.1',
      port: await freePort(),
      housePort: await freePort(),
      env: { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'warn' },
    });
    try {
      const node = platform.services[0]?.pid ?? 0;
      const own = await measureNode({ origin: platform.origin, databaseUrl, node });
      const detail = `${PAGES} pages of members, ${TELLINGS} tellings by another node over the database; bare ${show(bare)}, own ${show(own)}`;
      return [
        {
          what: 'fanout: lateness of news, p99 of all pages, over a bare broadcast to as many sockets',
          ratio: own.latenessMs / bare.latenessMs,
          bar: { kind: 'at most', value: 2 },
          detail,
        },
        {
          what: 'fanout: memory of a node for each page, over a bare socket',
          ratio: own.bytesEach / bare.bytesEach,
          bar: { kind: 'at most', value: 2 },
          detail: `resident memory before and after a second ${PAGES} pages came`,
        },
      ];
    } finally {
      await platform.stop();
    }
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const show = ({ latenessMs, bytesEach }: Figures): string =>
  `${latenessMs.toFixed(0)} ms and ${(bytesEach / 1024).toFixed(1)} KiB`;

type Node = { origin: string; databaseUrl: string; node: number };

async function measureNode({ origin, databaseUrl, node }: Node): Promise<Figures> {
  const news = createNews();
  let welcomed = 0;
  const db = openDatabase({ url: databaseUrl, maxConnections: 2 });
  const crowds = [await makeManyMembers(db, PAGES, 'first'), await makeManyMembers(db, PAGES, 'second')];
  // With the channels of their own that a member hears.
  const greet = (socket: WebSocket, member: Caller | undefined): void => {
    socket.on('message', (data: Buffer) => {
      // Nothing else is read: whoever measures must not be slower than what is measured.
      const start = data.subarray(0, 120).toString();
      if (start.startsWith('{"type":"welcome"')) welcomed += 1;
      const [, version = ''] = /^\{"type":"settings-changed".*"version":(\d+)/.exec(start) ?? [];
      if (version !== '') news.heard(version);
    });
    socket.send(JSON.stringify({ type: 'hello', token: member?.token }));
  };
  const address = `${origin.replace('http', 'ws')}${LIVE_PATH}`;
  const comeIn = async (members: readonly Caller[] = []): Promise<WebSocket[]> => {
    const all = welcomed + PAGES;
    const headersOf = (index: number) => ({ cookie: members[index]?.cookie ?? '' });
    const sockets = await connectAll(PAGES, { address, origin, headersOf }, (socket, index) =>
      greet(socket, members[index]),
    );
    await until('all pages are welcome', () => welcomed === all);
    return sockets;
  };
  const others = await comeIn(crowds[0]);
  const before = memoryOf(node);
  const sockets = await comeIn(crowds[1]);
  const bytesEach = (memoryOf(node) - before) / PAGES;
  await leave(others);
  news.forget();
  const log = { warn: () => undefined, error: () => undefined } as never;
  const bus = await createPostgresBus({ db, url: databaseUrl, merchant: 'maidan', log });
  try {
    const moments = new Map<string, number>();
    // Above every number that the database has given out.
    const first = Date.now();
    for (let telling = 0; telling < TELLINGS; telling += 1) {
      const version = first + telling;
      moments.set(String(version), performance.timeOrigin + performance.now());
      await bus.publish({ kind: 'frame', frame: frameOf(version) });
      await until('all pages have heard', () => news.heardBy(String(version)) === PAGES);
    }
    return { bytesEach, latenessMs: news.lateness(PAGES, moments) };
  } finally {
    await bus.close();
    await db.close();
    for (const socket of sockets) socket.terminate();
  }
}
