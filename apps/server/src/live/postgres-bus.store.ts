import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Client } from 'pg';
import type { Database } from '#db/database.ts';
import { inGroups } from '#db/in-groups.ts';
import { prepared, sql } from '#db/sql.ts';
import { readBusMessage, type Bus, type BusMessage } from './bus.ts';
import { createListeners } from './listeners.ts';

type Options = { db: Database; url: string; merchant: string; log: FastifyBaseLogger };

const TOPIC = 'maidan_live';
const MAX_PAUSE_MS = 2_000;
const MOST_TOGETHER = 100;

/**
 * News that meets goes in one statement: the server lets one transaction with news commit at a time. It is not worth a
 * flush to disk either: what it speaks of is lasting already, and after a crash of the server nobody listens any more.
 */
const notify = inGroups<string, true>({
  mostTogether: MOST_TOGETHER,
  groupsUnderWay: 1,
  kindOf: () => TOPIC,
  namesOf: () => [],
  together: async (db, letters) => {
    await send(db, letters);
    return letters.map(() => true);
  },
  alone: async (db, letter) => {
    await send(db, [letter]);
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

/** News between nodes over LISTEN/NOTIFY: several nodes work without any server beside the database. */
export async function createPostgresBus({ db, url, merchant, log }: Options): Promise<Bus> {
  const onError = (error: unknown) => log.error({ err: error }, 'a listener failed');
  const messages = createListeners<[BusMessage]>(onError);
  const gaps = createListeners<[]>(onError);
  const state: { client: Client | null; closed: boolean } = { client: null, closed: false };

  // All merchants of a database share the topic; each letter begins with the name of its own.
  const hear = (payload = '') => {
    if (!payload.startsWith(`${merchant} `)) return;
    const message = readBusMessage(payload.slice(merchant.length + 1));
    if (message !== null) messages.tell(message);
  };
  const connect = async () => {
    const client = new Client({ connectionString: url, application_name: 'maidan-live', keepAlive: true });
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
      await notify(db, `${merchant} ${JSON.stringify(message)}`).catch((error: unknown) => {
        log.warn({ err: error }, 'news could not be published');
        messages.tell(message);
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
