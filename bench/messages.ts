/** MSG-03: one message to a million members, and the unread count of each of them, over the same among a thousand. */
import { openDatabase, type Database } from '@maidan/server/db/database.ts';
import { migrate } from '@maidan/server/db/migrate.ts';
import { sql } from '@maidan/server/db/sql.ts';
import {
  countUnreadMessages,
  insertMessage,
} from '@maidan/server/modules/messages/platform-message.store.ts';
import { createDatabase, startPostgres } from '../scripts/lib/postgres/postgres.ts';
import { median, type Measurement } from './report.ts';

const SMALL = 1_000;
const LARGE = 1_000_000;
const AT_ONCE = 100_000;
const SENT = 40;
const READERS = 400;
const MERCHANT = 'maidan';

type Times = { send: number; count: number };

export async function measureMessages(): Promise<Measurement[]> {
  const server = await startPostgres({ throwaway: true });
  try {
    const url = await createDatabase(server.url, 'messages');
    await migrate(url);
    const db = openDatabase({ url, maxConnections: 4, statementTimeoutMs: 120_000 });
    try {
      await fill(db, 1, SMALL);
      // Once to warm up what both are measured with.
      await measure(db, SMALL);
      const few = await measure(db, SMALL);
      for (let from = SMALL + 1; from <= LARGE; from += AT_ONCE)
        await fill(db, from, Math.min(LARGE, from + AT_ONCE - 1));
      await db.query(sql`analyze member`);
      const many = await measure(db, LARGE);
      const detail = (what: keyof Times): string =>
        `${few[what].toFixed(2)} ms among ${SMALL}, ${many[what].toFixed(2)} ms among ${LARGE}; medians of ${
          what === 'send' ? `${SENT} messages` : `${READERS} members`
        }`;
      return [
        {
          what: 'messages: sending one to everybody among a million, over a thousand',
          ratio: many.send / few.send,
          bar: { kind: 'at most', value: 2 },
          detail: detail('send'),
        },
        {
          what: 'messages: reading the unread count of one among a million, over a thousand',
          ratio: many.count / few.count,
          bar: { kind: 'at most', value: 2 },
          detail: detail('count'),
        },
      ];
    } finally {
      await db.close();
    }
  } finally {
    await server.stop();
  }
}

/** Members who were there long before the messages. */
async function fill(db: Database, from: number, to: number): Promise<void> {
  await db.query(sql`
    insert into member (merchant, username, username_key, password_hash, created_at)
    select ${MERCHANT}, 'crowd' || n, 'crowd' || n, '-', now() - interval '1 year'
    from generate_series(${from}::int, ${to}::int) n`);
}

/** The same number of messages each time: those of the time before are over. */
async function measure(db: Database, members: number): Promise<Times> {
  await db.query(sql`update platform_message set ends_at = now() where ends_at is null`);
  const all = {
    audience: 'all',
    languages: null,
    joinedSince: null,
    joinedBefore: null,
    memberIds: null,
  } as const;
  const send = await medianOf(SENT, () =>
    insertMessage(db, MERCHANT, {
      to: all,
      title: { en: 'Rain' },
      content: { en: '<p>It rains.</p>' },
      offer: false,
      endsAt: null,
    }),
  );
  const ids = await db.query<{ id: bigint }>(sql`
    select id from member where merchant = ${MERCHANT}
      and username_key = any(array(select 'crowd' || (1 + (n::bigint * 7919) % ${members}::int) from generate_series(1, ${READERS}::int) n))`);
  const readers = ids.map(({ id }) => id.toString());
  let next = 0;
  const count = await medianOf(readers.length, async () => {
    const memberId = readers[(next += 1) % readers.length] ?? '';
    const unread = await countUnreadMessages(db, {
      merchant: MERCHANT,
      memberId,
      language: 'en',
      offers: true,
    });
    if (unread !== SENT) throw new Error(`${unread} unread of ${SENT}`);
  });
  return { send, count };
}

async function medianOf(times: number, work: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const from = performance.now();
    await work();
    taken.push(performance.now() - from);
  }
  return median(taken);
}
