import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Client } from 'pg';
import type { Database } from '#db/database.ts';
import { inBatches } from '#db/in-batches.ts';
import { prepared, sql } from '#db/sql.ts';
import { readBusMessages, type Bus, type BusMessage, type WhenUntold } from './bus.ts';
import { createListeners } from './listeners.ts';

type Options = WhenUntold & { db: Database; url: string; merchant: string; log: FastifyBaseLogger };

const TOPIC = 'maidan_live';
const MAX_PAUSE_MS = 2_000;
/** It only listens: after such a silence the system asks whether the other end is still there. */
const SILENCE_MS = 10_000;
const MAX_BATCH_SIZE = 100;
/** The server takes less than 8,000. */
const MOST_BYTES = 7_900;

/** Who says it, as the letter begins: the merchant and the node. */
type News = { readonly sender: string; readonly text: string };

/**
 * News that meets goes in one statement, and what follows within a moment in the next: the server lets one transaction with
 * news commit at a time, and the own node has heard it already. It is not worth a flush to disk either: what it speaks of
 * is lasting already, and after a crash of the server nobody listens any more.
 */
const notify = inBatches<News, true>({
  maxBatchSize: MAX_BATCH_SIZE,
  batchesInFlight: 1,
  pauseMs: 25,
  batchKeyOf: ({ sender }) => sender,
  serialKeysOf: () => [],
  runBatch: async (db, news) => {
    await send(db, inLetters(news));
    return news.map(() => true);
  },
  runOne: async (db, news) => {
    await send(db, inLetters([news]));
    return true;
  },
});

const send = (db: Database, letters: readonly string[]) =>
  db.query(
    prepared(
      'notify',
      sql`select set_config('synchronous_commit', 'off', true), pg_notify(${TOPIC}, letter)
        from unnest(${letters}::text[]) letter`,
    ),
  );

/** As few letters as hold it. */
function inLetters(news: readonly News[]): string[] {
  const letters: { text: string; bytes: number }[] = [];
  for (const { sender, text } of news) {
    const last = letters.at(-1);
    const bytes = Buffer.byteLength(text) + 1;
    if (last !== undefined && last.bytes + bytes <= MOST_BYTES) {
      last.text += `,${text}`;
      last.bytes += bytes;
    } else letters.push({ text: `${sender} [${text}`, bytes: Buffer.byteLength(sender) + 2 + bytes });
  }
  return letters.map(({ text }) => `${text}]`);
}

/** News between nodes over LISTEN/NOTIFY: several nodes work without any server beside the database. */
export async function createPostgresBus({ db, url, merchant, log, onUntold }: Options): Promise<Bus> {
  const onError = (error: unknown) => log.error({ err: error }, 'a listener failed');
  const messages = createListeners<[BusMessage]>(onError);
  const gaps = createListeners<[]>(onError);
  const state: { client: Client | null; closed: boolean } = { client: null, closed: false };

  // All merchants of a database share the topic, and a node hears its own letters too.
  const sender = `${merchant} ${randomUUID()}`;
  const hear = (letter = '') => {
    if (!letter.startsWith(`${merchant} `) || letter.startsWith(`${sender} `)) return;
    for (const message of readBusMessages(letter.slice(sender.length + 1))) messages.tell(message);
  };
  const connect = async () => {
    const client = new Client({
      connectionString: url,
      application_name: 'maidan-live',
      keepAlive: true,
      keepAliveInitialDelayMillis: SILENCE_MS,
    });
    client.on('error', (error) => log.warn({ err: error }, 'the news connection was lost'));
    client.on('notification', ({ payload }) => hear(payload));
    await client.connect();
    await client.query(`listen ${TOPIC}`);
    client.on('end', () => void reconnect());
    state.client = client;
  };
  const reconnect = async () => {
    state.client = null;
    for (let attempt = 1; !state.closed; attempt += 1) {
      await pause(Math.min(50 * attempt, MAX_PAUSE_MS), undefined, { ref: false });
      const connected =
        !state.closed &&
        (await connect().then(
          () => true,
          () => false,
        ));
      if (connected) return gaps.tell();
    }
  };

  await connect();
  return {
    publish: async (message) => {
      messages.tell(message);
      await notify(db, { sender, text: JSON.stringify(message) }).catch((error: unknown) => {
        log.warn({ err: error }, 'news could not be published');
        onUntold?.(error);
      });
    },
    subscribe: messages.add,
    onGap: gaps.add,
    close: async () => {
      state.closed = true;
      await state.client?.end();
    },
  };
}
