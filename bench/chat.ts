/** MSG-04: a hundred lines of a chat in each second, at two nodes, and when every page that has the room open hears them. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setInterval as every } from 'node:timers/promises';
import { sendChatMessage } from '@maidan/contract/chat/send-chat-message.ts';
import { LIVE_PATH } from '@maidan/contract/live-rules.ts';
import { openDatabase } from '@maidan/server/db/database.ts';
import { migrate } from '@maidan/server/db/migrate.ts';
import { sql } from '@maidan/server/db/sql.ts';
import { makeManyMembers } from '@maidan/server/testing/many-members.ts';
import { startNodeProcess } from '@maidan/server/testing/node-process.ts';
import type { Caller } from '@maidan/server/testing/test-app.ts';
import type { WebSocket } from 'ws';
import { createDatabase, startPostgres } from '../scripts/lib/postgres/postgres.ts';
import { freePort } from '../scripts/lib/sandbox/platform.ts';
import { startService } from '../scripts/lib/sandbox/service.ts';
import { connectAll, createNews, until } from './pages.ts';
import type { Measurement } from './report.ts';

const PAGES = 200;
const A_SECOND = 100;
const SECONDS = 6;
const TICK_MS = 50;
const MANY = A_SECOND * SECONDS;
const ROOM = 'storm';

type News = ReturnType<typeof createNews>;
type Say = (place: number) => Promise<void>;

export async function measureChat(): Promise<Measurement[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'maidan-bench-'));
  const server = await startPostgres({ dataDir, throwaway: true });
  try {
    const bare = await measureBareRoom(await createDatabase(server.url, 'bare'));
    const own = await measureRoom(await createDatabase(server.url, 'maidan'));
    return [
      {
        what: 'chat: lateness of a line, p99 of all pages at two nodes, over a room of one process that keeps a row and tells it',
        ratio: own / bare,
        bar: { kind: 'at most', value: 6 },
        detail: `${A_SECOND} lines a second for ${SECONDS} seconds, ${PAGES} pages, from the press until it is heard, in order, none lost or twice; bare ${bare.toFixed(0)} ms, own ${own.toFixed(0)} ms`,
      },
    ];
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Said by the clock, whether or not those before were answered; how late the latest of a hundred was heard. */
async function pace(say: Say, news: News): Promise<number> {
  const moments = new Map<string, number>();
  const said: Promise<void>[] = [];
  for await (const _ of every(TICK_MS)) {
    for (let line = 0; line < (A_SECOND * TICK_MS) / 1_000; line += 1) {
      const place = said.length;
      moments.set(textOf(place), performance.timeOrigin + performance.now());
      said.push(say(place));
    }
    if (said.length >= MANY) break;
  }
  await Promise.all(said);
  await until('all pages have heard all lines', () =>
    [...moments.keys()].every((text) => news.heardBy(text) === PAGES),
  );
  return news.lateness(PAGES, moments);
}

/** Found at the place where it stands, without reading the rest. */
const textOf = (place: number): string => `line ${String(place).padStart(6, '0')}`;
const lineIn = (data: Buffer): string | undefined => /line \d{6}/.exec(data.toString())?.[0];

async function measureBareRoom(databaseUrl: string): Promise<number> {
  const port = await freePort();
  const service = startService({
    name: 'A bare room',
    entry: 'bench/bare/room.ts',
    env: { PORT: String(port), DATABASE_URL: databaseUrl },
  });
  const origin = `http://127.0.0.1:${port}`;
  let sockets: WebSocket[] = [];
  try {
    await until('the bare room is there', async () =>
      fetch(origin).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    const news = createNews();
    sockets = await connectAll(PAGES, { address: origin.replace('http', 'ws') }, (socket) => {
      socket.on('message', (data: Buffer) => news.heard(lineIn(data) ?? ''));
    });
    return await pace(async (place) => {
      const answer = await fetch(origin, { method: 'POST', body: textOf(place) });
      await answer.arrayBuffer();
    }, news);
  } finally {
    for (const socket of sockets) socket.terminate();
    await service.stop();
  }
}

async function measureRoom(databaseUrl: string): Promise<number> {
  await migrate(databaseUrl);
  const db = openDatabase({ url: databaseUrl, maxConnections: 2 });
  await db.query(sql`
    insert into chat_room (merchant, room, language, name) values ('maidan', ${ROOM}, 'en', 'Storm')`);
  const [listeners, speakers] = [
    await makeManyMembers(db, PAGES, 'listener'),
    await makeManyMembers(db, MANY, 'speaker'),
  ];
  await db.close();
  const nodes = await Promise.all([startNodeProcess(databaseUrl), startNodeProcess(databaseUrl)]);
  const sockets: WebSocket[] = [];
  try {
    const news = createNews();
    const orders: number[][] = [];
    for (const [half, node] of nodes.entries()) {
      const guests = listeners.filter((_, place) => place % nodes.length === half);
      sockets.push(...(await listen(node.origin, guests, { news, orders })));
    }
    const late = await pace(async (place) => {
      const node = nodes[place % nodes.length];
      const input = { room: ROOM, operationId: randomUUID(), text: textOf(place) };
      const status = await node?.post(speakers[place] ?? {}, sendChatMessage, input);
      if (status !== 200) throw new Error(`line ${place} was answered with ${status}`);
    }, news);
    if (!orders.every((heard) => heard.length === MANY && isInOrder(heard)))
      throw new Error('a page heard lines out of order, twice or not at all');
    return late;
  } finally {
    for (const socket of sockets) socket.terminate();
    await Promise.all(nodes.map((node) => node.stop()));
  }
}

const isInOrder = (heard: readonly number[]): boolean => heard.every((place, index) => place === index + 1);

type Heard = { news: News; orders: number[][] };

/** Members who have the room open. */
async function listen(
  origin: string,
  members: readonly Required<Caller>[],
  { news, orders }: Heard,
): Promise<WebSocket[]> {
  let hearing = 0;
  const address = `${origin.replace('http', 'ws')}${LIVE_PATH}`;
  const of = (place: number) => ({ cookie: members[place]?.cookie ?? '' });
  const sockets = await connectAll(
    members.length,
    { address, origin: 'http://localhost:3000', headersOf: of },
    (socket, place) => {
      const heard: number[] = [];
      orders.push(heard);
      socket.on('message', (data: Buffer) => {
        const start = data.toString();
        if (start.startsWith('{"type":"welcome"')) socket.send(JSON.stringify({ type: 'hear', room: ROOM }));
        if (start.startsWith('{"type":"hearing"')) hearing += 1;
        const text = start.startsWith('{"type":"chat"') ? lineIn(data) : undefined;
        if (text === undefined) return;
        news.heard(text);
        heard.push(Number(/"version":(\d+)/.exec(start)?.[1]));
      });
      socket.send(JSON.stringify({ type: 'hello', token: members[place]?.token }));
    },
  );
  await until('all pages hear the room', () => hearing === members.length);
  return sockets;
}
