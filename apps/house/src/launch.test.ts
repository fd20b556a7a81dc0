import { VENDOR_LAUNCH_PATH } from '@maidan/contract/seamless-wallet/launch.ts';
import { SIGNATURE_HEADERS } from '@maidan/contract/seamless-wallet/signature.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouseWorld, signedHeaders, type HouseWorld } from '#testing/house-world.ts';

let world: HouseWorld;
beforeAll(async () => {
  world = await openHouseWorld();
});
afterAll(() => world.close());

const post = (payload: string, headers: Record<string, string>) =>
  world.app.inject({ method: 'POST', url: VENDOR_LAUNCH_PATH, payload, headers });
const sessions = async (): Promise<number> =>
  (await world.house.db.query('select id from play_session')).length;

test.each([
  ['no signature', () => ({ 'content-type': 'application/json' })],
  [
    'a signature by another key',
    (body: string) => signedHeaders({ id: 'platform-1', secret: Buffer.alloc(32) }, VENDOR_LAUNCH_PATH, body),
  ],
  [
    'an unknown key id',
    (body: string) => signedHeaders({ ...world.platformKey, id: 'other' }, VENDOR_LAUNCH_PATH, body),
  ],
  [
    'a time 301 seconds ago',
    (body: string) => signedHeaders(world.platformKey, VENDOR_LAUNCH_PATH, body, Date.now() - 301_000),
  ],
  [
    'a time 302 seconds ahead',
    (body: string) => signedHeaders(world.platformKey, VENDOR_LAUNCH_PATH, body, Date.now() + 302_000),
  ],
  [
    'a body changed by one byte',
    (body: string) =>
      signedHeaders(world.platformKey, VENDOR_LAUNCH_PATH, body.replace('player-1', 'player-2')),
  ],
  [
    'another nonce than the one signed',
    (body: string) => ({
      ...signedHeaders(world.platformKey, VENDOR_LAUNCH_PATH, body),
      [SIGNATURE_HEADERS.nonce]: 'n'.repeat(16),
    }),
  ],
])('T13: a launch with %s is refused and no session is made', async (_name, headersFor) => {
  const body = world.launchBody();
  const answer = await post(body, headersFor(body));
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toEqual({ code: 'INVALID_SIGNATURE' });
  expect(await sessions()).toBe(0);
});

test('T13: the same signed launch a second time is refused', async () => {
  const body = world.launchBody();
  const headers = signedHeaders(world.platformKey, VENDOR_LAUNCH_PATH, body);
  expect((await post(body, headers)).statusCode).toBe(200);
  expect((await post(body, headers)).statusCode).toBe(401);
  expect(await sessions()).toBe(1);
});

test('a launch for an unknown game, from another site or with a broken body is refused', async () => {
  const before = await sessions();
  const statuses = [];
  for (const body of [
    world.launchBody({ gameCode: 'no-such-game' }),
    world.launchBody({ siteOrigin: 'https://elsewhere.example' }),
    world.launchBody({ language: 'xx' }),
    world.launchBody({ title: 't'.repeat(81) }),
    '{"token":',
  ])
    statuses.push((await post(body, signedHeaders(world.platformKey, VENDOR_LAUNCH_PATH, body))).statusCode);
  expect(statuses).toEqual([404, 400, 400, 400, 400]);
  expect(await sessions()).toBe(before);
});

test('T1: of fifty exchanges of one code exactly one opens the game', async () => {
  const code = await world.launch({ title: 'River Lights', skin: 'seed-7' });
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      world.app.inject({ method: 'POST', url: '/play/api/exchange', payload: { code } }),
    ),
  );
  const opened = answers.filter((answer) => answer.statusCode === 200);
  expect(opened).toHaveLength(1);
  expect(opened[0]?.json()).toMatchObject({
    gameCode: 'line-slot',
    title: 'River Lights',
    skin: 'seed-7',
    language: 'en',
  });
  expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(49);
});

test('T1: a code that is older than a minute opens nothing', async () => {
  const code = await world.launch();
  await world.house.db.query(
    "update play_session set code_expires_at = now() - interval '1 second' where code_used_at is null",
  );
  const answer = await world.app.inject({ method: 'POST', url: '/play/api/exchange', payload: { code } });
  expect(answer.statusCode).toBe(401);
});

test('neither code, session nor launch token lies in the database as the page holds it', async () => {
  const code = await world.launch();
  const token = await world.enter();
  const rows = JSON.stringify(
    await world.house.db.query('select code_hash::text, session_hash::text from play_session'),
  );
  expect(rows).not.toContain(code);
  expect(rows).not.toContain(token);
});

test('T18: only the site may frame the game, and the page runs nothing inline', async () => {
  const page = await world.app.inject({ url: '/play/line-slot' });
  expect(page.statusCode).toBe(503);
  expect(page.body).toContain('npm run build');
  const api = await world.app.inject({ url: '/play/api/state' });
  expect(api.statusCode).toBe(401);
  expect(api.headers['content-security-policy']).toContain("frame-ancestors 'none'");
});
