import { PLAY_API, playSession } from '@maidan/games/play.ts';
import { slotLook } from '@maidan/games/slots/look.ts';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouseWorld, type HouseWorld } from '#testing/house-world.ts';

const TIGER = {
  gameCode: 'slot.boxes-25.96',
  title: 'ব-দ্বীপের বাঘ',
  skin: 'PG/7/Tiger of the Delta',
  language: 'bn',
} as const;

let world: HouseWorld;
beforeAll(async () => {
  world = await openHouseWorld();
});
afterAll(() => world.close());

async function opened(launch: Parameters<HouseWorld['launch']>[0]) {
  const code = await world.launch(launch);
  const answer = await world.app.inject({ method: 'POST', url: PLAY_API.exchange, payload: { code } });
  return playSession.parse(answer.json());
}
const at = (url: string) => world.app.inject({ url });

test('a game that brings its own art, or a title without a cover, has no address for it', async () => {
  expect((await opened({ skin: TIGER.skin })).look).toBeNull();
  expect((await opened({ ...TIGER, skin: 'seed-7' })).look).toBeNull();
});

test('nothing is drawn that was not launched', async () => {
  const { look } = await opened(TIGER);
  const address = new URL(look ?? '', 'http://house');
  for (const [name, value] of [
    ['skin', 'PG/7/Lion of the Delta'],
    ['model', 'vault-25'],
    ['title', 'another'],
    ['language', 'en'],
    ['key', 'A'.repeat(43)],
  ] as const) {
    const other = new URL(address);
    other.searchParams.set(name, value);
    expect((await at(other.pathname + other.search)).statusCode).toBe(404);
  }
  expect((await at(`${address.pathname}${address.search}&more=1`)).statusCode).toBe(400);
});

test('[CAT-06] whoever opens a title meets what its cover shows, called by name in the language of the page', async () => {
  const { look } = await opened(TIGER);
  const answer = await at(look ?? '');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toContain('immutable');
  const drawn = slotLook.parse(JSON.parse(gunzipSync(answer.rawPayload).toString()));
  expect(drawn.symbols['high-1']?.name).toBe('বাঘ');
  expect(drawn.story.freeSpins).toBe('বাঘের ফ্রি স্পিন');
  expect(Object.keys(drawn.symbols)).toEqual(expect.arrayContaining(['low-4', 'wild', 'scatter', 'bonus']));
  expect(answer.rawPayload.length).toBeLessThan(40_000);
  const again = await at(look ?? '');
  expect(again.rawPayload.equals(answer.rawPayload)).toBe(true);
});
