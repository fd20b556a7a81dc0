import { openSilentPath } from '@maidan/postgres/testing/silent-path.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouseWorld, type HouseWorld } from '#testing/house-world.ts';
import { openHouseDatabase } from './house-database.ts';
import { inBatches } from './in-batches.ts';

let world: HouseWorld;
beforeAll(async () => {
  world = await openHouseWorld();
});
afterAll(() => world.close());

test('a connection that falls silent holds up nobody for longer than its statement may take', async () => {
  const path = await openSilentPath(world.house.config.databaseUrl);
  const db = openHouseDatabase({ url: path.url, waitMs: 1_000, silenceMs: 500, onError: () => undefined });
  const double = inBatches<number, number>({
    serialKeysOf: () => [],
    run: async (on, batch) => {
      const rows = await on.query<{ n: number }>('select n * 2 as n from unnest($1::int[]) n', [batch]);
      return rows.map(({ n }) => n);
    },
  });
  expect(await double(db, 1)).toBe(2);
  path.silence();
  const stuck = double(db, 2);
  await expect(stuck).rejects.toThrow('Query read timeout');
  expect(await Promise.all([double(db, 3), double(db, 4)])).toEqual([6, 8]);
  await db.close();
  path.close();
});
