import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#db/sql.ts';
import type { BusMessage } from '#live/bus.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let node: TestApp;
let neighbour: TestApp;

beforeAll(async () => {
  database = await createTestDatabase();
  node = await createTestApp(database);
  neighbour = await createTestApp({ ...database, merchant: 'maidan2' });
});
afterAll(async () => {
  await node.close();
  await neighbour.close();
  await database.drop();
});

const ended = (sessionId: string): BusMessage => ({ kind: 'session-ended', sessionId, reason: 'logout' });

test('T29: news of another merchant, and what is no news at all, is not heard', async () => {
  const heard: BusMessage[] = [];
  const done = new Promise<void>((resolve) => {
    node.app.platform.bus.subscribe((message) => {
      heard.push(message);
      resolve();
    });
  });
  await neighbour.app.platform.bus.publish(ended('00000000-0000-4000-8000-000000000001'));
  for (const text of ['maidan nonsense', 'maidan {"kind":"frame"}', 'maidan', ''])
    await database.db.query(sql`select pg_notify('maidan_live', ${text})`);
  const own = ended('00000000-0000-4000-8000-000000000002');
  await node.app.platform.bus.publish(own);
  await done;
  expect(heard).toEqual([own]);
});
