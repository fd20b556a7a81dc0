import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouseWorld, type HouseWorld } from '#testing/house-world.ts';
import { createBookClock, keepClockWork } from './book-clock.ts';

const HOUR_MS = 3_600_000;
let world: HouseWorld;
beforeAll(async () => {
  world = await openHouseWorld();
});
afterAll(() => world.close());

async function databaseNow(): Promise<number> {
  const [row] = await world.house.db.query<{ nowMs: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now_ms',
  );
  return row?.nowMs ?? 0;
}

test('houses whose own clocks go wrong agree on the time of the database', async () => {
  const houses = [-HOUR_MS, 0, HOUR_MS].map((wrongMs) =>
    createBookClock(world.house.db, () => Date.now() + wrongMs),
  );
  for (const clock of houses) await keepClockWork.run(clock, world.house.log);
  const before = await databaseNow();
  const told = houses.map((clock) => clock.now());
  const after = await databaseNow();
  for (const now of told) {
    expect(now).toBeGreaterThan(before - 60_000);
    expect(now).toBeLessThan(after + 60_000);
  }
});

test('an answer that came late does not set a clock that was set before', async () => {
  let own = 1_000_000;
  let answersAfterMs = 0;
  let nowMs = 5_000_000;
  const clock = createBookClock(
    {
      ...world.house.db,
      query: async <Row>() => {
        own += answersAfterMs;
        return [{ nowMs }] as Row[];
      },
    },
    () => own,
  );
  await clock.measure();
  expect(clock.now()).toBe(5_000_000);
  [answersAfterMs, nowMs] = [2_000, 5_001_900];
  await clock.measure();
  expect(clock.now()).toBe(5_002_000);
  [answersAfterMs, nowMs] = [100, 5_002_550];
  await clock.measure();
  expect(clock.now()).toBe(5_002_600);
});
