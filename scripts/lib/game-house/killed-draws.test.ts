import { databaseForThisFile } from '@maidan/server/testing/for-this-file.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openHouseAndPlatform, type HouseAndPlatform } from './house-and-platform.ts';
import { playKilledDraws } from './killed-draws.ts';

const database = await databaseForThisFile();
let world: HouseAndPlatform;
beforeAll(async () => {
  world = await openHouseAndPlatform(database, inject('testDatabase'), 2);
});
afterAll(() => world.close());

test('F16: with two houses and two platforms killed at any moment, no draw is missed or drawn twice, and every ticket ends once', async () => {
  const played = await playKilledDraws(world, {
    lotteries: 5,
    minutes: 20,
    kills: 2,
    minuteMs: 300,
    seed: 4,
  });
  expect(played.faults).toEqual([]);
  expect(played.killed).toBe(2);
  // Of every lottery in every minute: somebody had a ticket in each.
  expect(played.drawn).toBe(5 * 20);
  expect(played.tickets.refused).toBe(0);
  expect(played.tickets.settled).toBeGreaterThan(played.drawn / 2);
});
