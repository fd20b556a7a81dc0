import {
  MOST_TABLES_ASKED,
  VENDOR_LIVE_TABLES_PATH,
  vendorLiveTablesAnswer,
} from '@maidan/contract/seamless-wallet/live-tables.ts';
import { sharedRulesOf } from '@maidan/games/shared-games.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouseWorld, signedHeaders, type HouseWorld } from '#testing/house-world.ts';
import { sandboxRandomness } from '../public-randomness.ts';
import { lastRounds, wantRounds } from '../shared-round.store.ts';
import { createTableClock } from '../table-clock.ts';
import { clockedTable, tableTimes } from './clocked-table.ts';
import { keepSeats } from './live-seat.store.ts';

const CODE = 'baccarat';

let world: HouseWorld;
beforeAll(async () => {
  world = await openHouseWorld();
});
afterAll(() => world.close());

async function ask(body: object, key = world.platformKey) {
  const payload = JSON.stringify(body);
  return world.app.inject({
    method: 'POST',
    url: VENDOR_LIVE_TABLES_PATH,
    payload,
    headers: signedHeaders(key, VENDOR_LIVE_TABLES_PATH, payload),
  });
}
const told = async (gameCodes: readonly string[], language = 'en') =>
  vendorLiveTablesAnswer.parse((await ask({ gameCodes, language })).json()).tables;

test('[GAM-08] who does not sign, or asks for too many tables, hears nothing; of what is no table nothing is said', async () => {
  const stranger = { ...world.platformKey, secret: Buffer.alloc(32, 9) };
  expect((await ask({ gameCodes: [CODE], language: 'en' }, stranger)).statusCode).toBe(401);
  for (const body of [
    { gameCodes: [], language: 'en' },
    { gameCodes: [CODE], language: 'xx' },
    { gameCodes: Array.from({ length: MOST_TABLES_ASKED + 1 }, () => CODE), language: 'en' },
  ])
    expect((await ask(body)).statusCode).toBe(400);
  expect(await told(['mines', 'baccarat.nowhere', 'constructor'])).toEqual([]);
});

test('[GAM-08] a table nobody has sat at says who would deal, from a fresh shoe; asking opens no round', async () => {
  const [table, duel, none] = await told([CODE, 'rooster-duel', CODE], 'bn');
  expect(table).toEqual({
    gameCode: CODE,
    seated: 0,
    dealer: 'শারমিন',
    language: 'bn',
    shoe: { number: 1, dealt: 0, cards: 416 },
    state: 'waiting',
    closesInMs: null,
    last: [],
  });
  expect([duel?.dealer, duel?.shoe, none]).toEqual([null, null, undefined]);
  expect(await lastRounds(world.house.db, CODE, 1)).toEqual([]);
});

const people = (...names: string[]) =>
  names.map((playerId) => ({ playerId, isBot: playerId.startsWith('bot') }));
const sitting = async (...names: string[]) =>
  (await keepSeats(world.house.db, CODE, people(...names))).map(
    ({ place, playerId, isBot }) => `${place} ${playerId}${isBot ? '*' : ''}`,
  );
const pass = (seconds: number) =>
  world.house.db.query(`update live_seat set seen_at = seen_at - make_interval(secs => $1)`, [seconds]);

test('[GAM-08] a seat is kept for a minute and found again; the eighth bets from behind until one is free', async () => {
  expect(await sitting('ayesha', 'bot-1', 'karim')).toEqual(['0 ayesha', '1 bot-1*', '2 karim']);
  expect((await told([CODE]))[0]?.seated).toBe(3);
  await pass(40);
  // Ayesha's page is closed and opened again meanwhile; whoever comes takes what is free.
  expect(await sitting('karim', 'rina')).toEqual(['0 ayesha', '1 bot-1*', '2 karim', '3 rina']);
  await pass(10);
  expect(await sitting('ayesha', 'karim')).toEqual(['0 ayesha', '1 bot-1*', '2 karim', '3 rina']);
  await pass(15);
  expect(await sitting('ayesha', 'karim', 'd', 'e', 'f', 'g', 'h')).toEqual([
    '0 ayesha',
    '1 d',
    '2 karim',
    '3 rina',
    '4 e',
    '5 f',
    '6 g',
  ]);
  await pass(61);
  expect(await sitting('h')).toEqual(['0 h']);
});

test('[GAM-08] of many who want the last seats at one moment each has one seat, and each seat one player', async () => {
  await pass(61);
  const crowd = Array.from({ length: 12 }, (_, index) => `p${index}`);
  await Promise.all([...crowd, ...crowd].map((name) => keepSeats(world.house.db, CODE, people(name))));
  const seats = await keepSeats(world.house.db, CODE, people(...crowd));
  expect(seats.map(({ place }) => place)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(new Set(seats.map(({ playerId }) => playerId)).size).toBe(7);
  await pass(61);
});

test('[GAM-08] an open round tells its window and nothing of its cards; once it is over, who won', async () => {
  const rules = sharedRulesOf(CODE);
  if (!rules) throw new Error('no rules');
  const times = { ...tableTimes(rules), pauseMs: 0, chainLength: 20 };
  const clock = createTableClock(world.house, clockedTable(CODE, rules, times), sandboxRandomness);
  const write = (statement: string) => world.house.db.query(statement);
  await wantRounds(world.house.db, CODE, 60_000);
  for (let step = 0; step < 2; step += 1) await clock.tick();
  const [open] = await told([CODE]);
  expect(open).toMatchObject({ state: 'open', shoe: { number: 1, dealt: 0 }, last: [] });
  expect(open?.closesInMs).toBeGreaterThan(0);
  await write('update shared_round set starts_at = now()');
  await clock.tick();
  const [round] = await lastRounds(world.house.db, CODE, 1);
  const dealt = round?.dealtTo ?? 0;
  // Turned cards are the business of those at the table.
  expect((await told([CODE]))[0]).toMatchObject({ state: 'running', shoe: { dealt }, last: [] });
  await write('update shared_round set ends_at = now()');
  await clock.tick();
  const { side, tone, figure } = rules.markOf(round?.outcome);
  const names: Record<string, string> = { player: 'Player', banker: 'Banker', tie: 'Tie' };
  expect((await told([CODE]))[0]).toMatchObject({
    state: 'waiting',
    shoe: { number: 1, dealt },
    last: [{ side: names[side], tone, figure }],
  });
});
