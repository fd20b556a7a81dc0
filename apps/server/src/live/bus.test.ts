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

const idOf = (n: number) => `00000000-0000-4000-8000-0000000001${String(n).padStart(2, '0')}`;

test('news that meets is heard in its order by every node, and one letter that is too long for the server harms no other', async () => {
  const other = await createTestApp(database);
  const heard: BusMessage[][] = [[], []];
  const stops = [node, other].map(({ app }, index) =>
    app.platform.bus.subscribe((message) => heard[index]?.push(message)),
  );
  const letters = Array.from({ length: 12 }, (_unused, n) => ended(idOf(n)));
  await Promise.all(letters.map((letter) => node.app.platform.bus.publish(letter)));
  await expect.poll(() => heard.map((list) => list.length)).toEqual([12, 12]);
  expect(heard).toEqual([letters, letters]);
  const long = ended('x'.repeat(9_000));
  await Promise.all([long, ended(idOf(21))].map((letter) => node.app.platform.bus.publish(letter)));
  await expect.poll(() => heard[1]?.at(-1)).toEqual(ended(idOf(21)));
  // The own node at least hears it.
  expect(heard[0]).toContainEqual(long);
  stops.forEach((stop) => stop());
  await other.close();
});
