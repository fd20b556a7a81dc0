import { createServer, type Server } from 'node:http';
import { launchFootball } from '@maidan/contract/games/launch-football.ts';
import { listLiveRooms } from '@maidan/contract/games/list-live-rooms.ts';
import { listVendorTypes } from '@maidan/contract/games/list-vendor-types.ts';
import type { RequestOf } from '@maidan/contract/operation.ts';
import {
  VENDOR_LIVE_TABLES_PATH,
  vendorLiveTablesRequest,
  type LiveTableState,
  type VendorLiveTablesRequest,
} from '@maidan/contract/seamless-wallet/live-tables.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { seedSandbox } from '#sandbox/seed-sandbox.ts';
import { sql } from '#db/sql.ts';
import { asOwner } from '#testing/as-owner.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const TABLE: LiveTableState = {
  dealer: 'Mira',
  language: 'bn',
  shoe: { number: 2, dealt: 40, cards: 416 },
  state: 'open',
  closesInMs: 9_000,
  last: [{ side: 'Banker', tone: 'red', figure: 7 }],
};

let site: TestApp;
/** Knows its tables, or answers what a test wants; it launches nothing. */
let house: Server;
let asked: VendorLiveTablesRequest[] = [];
let answer: (request: VendorLiveTablesRequest) => unknown = ({ gameCodes }) => ({
  tables: gameCodes.map((gameCode) => ({ gameCode, ...TABLE })),
});

const base = await databaseForThisFile();
beforeAll(async () => {
  await seedSandbox(base.url, { slotTitles: 300, rounds: 0 });
  house = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      if (request.url !== VENDOR_LIVE_TABLES_PATH) {
        response.writeHead(404).end();
        return;
      }
      const wanted = vendorLiveTablesRequest.parse(JSON.parse(text));
      asked.push(wanted);
      response.end(JSON.stringify(answer(wanted)));
    });
  });
  await new Promise<void>((resolve) => house.listen(0, '127.0.0.1', resolve));
  const address = house.address();
  if (address === null || typeof address === 'string') throw new Error('the house does not listen');
  site = await createTestApp({ ...base, gameHouseOrigin: `http://127.0.0.1:${address.port}` });
});
afterAll(async () => {
  house.closeAllConnections();
  await new Promise((resolve) => house.close(resolve));
  await site.close();
});

async function rooms(input: RequestOf<typeof listLiveRooms> = {}) {
  const { body } = await site.callAs(null, listLiveRooms, input);
  if (!body.success) throw new Error(body.code);
  return body.value.rooms;
}

const sit = (nodeId: string, memberId: string, minutesAgo: number) =>
  base.db.query(sql`
    insert into launch_session (merchant, token_hash, member_id, partner, vendor_code, node_id, game_code, currency,
      created_at, expires_at)
    values ('maidan', sha256(gen_random_uuid()::text::bytea), ${memberId}::bigint, 'MAIDAN', 'V', ${nodeId}, 'table', 'PLY',
      platform_now() - make_interval(mins => ${minutesAgo}), platform_now() + interval '1 hour')`);

test('[GAM-08] whatever a house answers against its promise is nothing that is seen at its tables', async () => {
  const known = answer;
  answer = () => ({ tables: [{ gameCode: 'baccarat', ...TABLE, closesInMs: -1 }] });
  const list = await rooms({ language: 'hi' });
  answer = known;
  expect(list.length).toBeGreaterThan(5);
  expect(list.filter(({ table }) => table !== null)).toEqual([]);
});

test('[GAM-08] what is seen at a table its house says, asked once a moment for all who look, in their language', async () => {
  asked = [];
  const list = await rooms({ language: 'en' });
  const again = await rooms({ language: 'en' });
  expect(asked.map(({ language }) => language)).toEqual(['en']);
  expect(new Set(asked[0]?.gameCodes).size).toBe(asked[0]?.gameCodes.length);
  for (const { game, table } of [...list, ...again].filter((room) => room.game.open)) {
    expect(game.open).toBe(true);
    expect(table).toMatchObject({ ...TABLE, closesInMs: expect.any(Number) as number });
    expect(table?.closesInMs).toBeLessThanOrEqual(9_000);
  }
});

test('[GAM-08] a live room is a live game with its limits, its seats and the currency', async () => {
  const list = await rooms({ language: 'bn' });
  expect(list.length).toBeGreaterThan(5);
  for (const { game, minStake, maxStake, seats, seated, currencySymbol } of list) {
    expect(game.gameType).toBe('LIVE');
    expect(Number(maxStake)).toBeGreaterThan(Number(minStake));
    expect([seated, currencySymbol]).toEqual([0, '৳']);
    expect(seats).toBeGreaterThan(0);
  }
  const own = await rooms({ vassalage: 'MEHFIL' });
  expect(new Set(own.map(({ game }) => game.vassalage))).toEqual(new Set(['MEHFIL']));
  expect(await rooms({ platform: 'flash' })).toEqual([]);
  expect(await rooms({ vassalage: 'NOBODY' })).toEqual([]);
});

test('[GAM-08] seats are taken by players who came in lately, each once, never more than there are', async () => {
  const [first] = await rooms();
  const room = first?.game.nodeId ?? '';
  const [one, other] = [await site.registerAndLogin(), await site.registerAndLogin()];
  await sit(room, one.memberId, 1);
  await sit(room, one.memberId, 2);
  await sit(room, other.memberId, 45);
  const seatedIn = async () => (await rooms()).find(({ game }) => game.nodeId === room)?.seated;
  expect(await seatedIn()).toBe(1);
  await sit(room, other.memberId, 3);
  expect(await seatedIn()).toBe(2);
  await asOwner(base.url, `update live_room set seats = 1 where node_id = '${room}'`);
  expect(await seatedIn()).toBe(1);
});

test('[GAM-08] a room whose vendor is in maintenance is closed, and stands behind the open ones', async () => {
  await asOwner(
    base.url,
    `update game set engine = 'table', open = true where category = 'LIVE' and vendor_code in ('MEHFIL', 'SHOBHA');
     update vendor set state = 'maintenance' where code = 'SHOBHA'`,
  );
  const list = await rooms();
  expect(list[0]?.game.open).toBe(true);
  expect(list.find(({ game }) => game.vassalage === 'MEHFIL')?.game.open).toBe(true);
  expect(list.find(({ game }) => game.vassalage === 'SHOBHA')?.game.open).toBe(false);
  const open = list.map(({ game }) => game.open);
  expect(open.lastIndexOf(true)).toBeLessThan(open.indexOf(false));
});

test('[GAM-08] each vendor names the kinds of games it has', async () => {
  const { body } = await site.callAs(null, listVendorTypes, {});
  const list = body.success ? body.value.list : [];
  expect(list.find(({ vassalage }) => vassalage === 'PT')?.gameTypes).toEqual(['LIVE', 'RNG']);
  const one = await site.callAs(null, listVendorTypes, { vassalage: 'IMES' });
  expect(one.body).toMatchObject({
    value: { list: [{ vassalage: 'IMES', gameTypes: ['ESPORTS'], open: true }] },
  });
});

test('[GAM-08] football is opened by a real account that is logged in, while a sports game is open', async () => {
  const code = async (caller: Parameters<TestApp['callAs']>[0]) => {
    const { body } = await site.callAs(caller, launchFootball, { device: 'desktop' });
    return body.success ? 'OK' : body.code;
  };
  const member = await site.registerAndLogin();
  const trial = await site.registerAndLogin();
  await base.db.query(sql`update member set type = 4 where id = ${trial.memberId}::bigint`);
  // The member comes as far as the house of the game, which opens none here (`launch-game.test.ts` has one).
  expect([await code(null), await code(trial), await code(member)]).toEqual([
    'NOT_LOGGED_IN',
    'NEEDS_REAL_ACCOUNT',
    'UNAVAILABLE',
  ]);
  await asOwner(
    base.url,
    `select game_set_open('maidan', node_id, false) from game where category = 'SPORTS' and open`,
  );
  expect([await code(null), await code(trial), await code(member)]).toEqual([
    'NOT_LOGGED_IN',
    'NEEDS_REAL_ACCOUNT',
    'GAME_UNAVAILABLE',
  ]);
});
