import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import type { Bus, BusMessage } from './bus.ts';
import { createListeners } from './listeners.ts';

type Options = { db: Database; url: string; merchant: string; log: FastifyBaseLogger };
type Letter = { merchant: string; message: BusMessage };

const TOPIC = 'maidan_live';
const MAX_PAUSE_MS = 2_000;

/** News between nodes over LISTEN/NOTIFY: several nodes work without any server beside the database. */
export async function createPostgresBus({ db, url, merchant, log }: Options): Promise<Bus> {
  const messages = createListeners<[BusMessage]>((error) => log.error({ err: error }, 'a listener failed'));
  const gaps = createListeners<[]>((error) => log.error({ err: error }, 'a listener failed'));
  let client: pg.Client | null = null;
  let closed = false;

  const connect = async () => {
    const next = new pg.Client({ connectionString: url, application_name: 'maidan-live', keepAlive: true });
    next.on('error', (error) => log.warn({ err: error }, 'the news connection was lost'));
    next.on('notification', ({ payload }) => {
      const letter = JSON.parse(payload ?? '{}') as Letter;
      if (letter.merchant === merchant) messages.tell(letter.message);
    });
    await next.connect();
    await next.query(`listen ${TOPIC}`);
    next.on('end', () => void reconnect());
    client = next;
  };
  const reconnect = async () => {
    client = null;
    for (let attempt = 1; !closed; attempt += 1) {
      await pause(Math.min(50 * attempt, MAX_PAUSE_MS), undefined, { ref: false });
      if (closed) return;
      const connected = await connect().then(
        () => true,
        () => false,
      );
      if (connected) return gaps.tell();
    }
  };

  await connect();
  return {
    publish: async (message) => {
      const letter: Letter = { merchant, message };
      await db.query(sql`select pg_notify(${TOPIC}, ${JSON.stringify(letter)})`).catch((error: unknown) => {
        log.warn({ err: error }, 'news could not be published');
        messages.tell(message);
      });
    },
    subscribe: messages.add,
    onGap: gaps.add,
    close: async () => {
      closed = true;
      await client?.end();
    },
  };
}
