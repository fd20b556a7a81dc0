import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouseWorld, type HouseWorld } from '#testing/house-world.ts';
import { tellTerms } from '#testing/tell-terms.ts';
import { streamNow } from './house-terms.ts';

const TERMS = { allows: [], jackpotShare: 200 };
const stream = { table: 'baccarat', address: 'https://video.example/live.m3u8' };
let world: HouseWorld;

beforeAll(async () => {
  world = await openHouseWorld();
});
afterAll(() => world.close());

const rows = async (): Promise<object[]> =>
  world.house.db.query('select streams from house_terms order by version');

test('[GAM-03] a table has a video when the platform has told of it, until it tells of none; a row for each change', async () => {
  expect(await streamNow(world.house.db, 'baccarat')).toBeNull();
  const bad = { ...stream, address: 'http://video.example/live.m3u8' };
  await expect(tellTerms(world, { ...TERMS, streams: [bad] })).rejects.toThrow('BAD_REQUEST');
  expect(await rows()).toEqual([]);
  for (let again = 0; again < 2; again += 1) await tellTerms(world, { ...TERMS, streams: [stream] });
  expect(await streamNow(world.house.db, 'baccarat')).toBe(stream.address);
  expect(await streamNow(world.house.db, 'roulette')).toBeNull();
  // A platform of before knows of none.
  await tellTerms(world, TERMS);
  expect(await streamNow(world.house.db, 'baccarat')).toBeNull();
  expect(await rows()).toEqual([{ streams: [stream] }, { streams: [] }]);
});
