import { expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import type { BusMessage } from '#live/bus.ts';
import { createTestApp } from '#testing/test-app.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
const neighbour = await nodeForThisFile({ ...database, merchant: 'maidan2' });

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
  const node2 = '00000000-0000-4000-8000-000000000003';
  for (const text of ['nonsense', '{"kind":"frame"}', '[', '[1,{"kind":"frame"}]', ''])
    await database.db.query(sql`select pg_notify('maidan_live', ${`maidan ${node2} ${text}`})`);
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

test('the own node hears news at once, and once; another hears all of it, however many letters it fills', async () => {
  const other = await createTestApp(database);
  const heard: BusMessage[][] = [[], []];
  const stops = [node, other].map(({ app }, index) =>
    app.platform.bus.subscribe((message) => heard[index]?.push(message)),
  );
  // Letters are counted in bytes: each of these signs takes three.
  const news = Array.from({ length: 90 }, (_unused, n) => ({
    kind: 'frame' as const,
    frame: {
      type: 'balance' as const,
      channel: `member:${n}`,
      version: n,
      data: { balance: '1.00', currencySymbol: '৳'.repeat(40) },
    },
  })) satisfies BusMessage[];
  const published = news.map((message) => node.app.platform.bus.publish(message));
  expect(heard[0]).toEqual(news);
  await Promise.all(published);
  await expect.poll(() => heard[1]).toEqual(news);
  // What comes later has gone through the same connection: nothing of the above is still on its way.
  await other.app.platform.bus.publish(ended(idOf(30)));
  await expect.poll(() => heard[0]?.at(-1)).toEqual(ended(idOf(30)));
  expect(heard[0]).toHaveLength(news.length + 1);
  stops.forEach((stop) => stop());
  await other.close();
});
