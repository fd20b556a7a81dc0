import { createServer, type Server } from 'node:http';
import { launchGame } from '@maidan/contract/games/launch-game.ts';
import { listLotteryMenus } from '@maidan/contract/games/lottery/list-lottery-menus.ts';
import { listOpenedNumbers } from '@maidan/contract/games/lottery/list-opened-numbers.ts';
import { listVietnamMenu } from '@maidan/contract/games/lottery/list-vietnam-menu.ts';
import { listVietnamOpened } from '@maidan/contract/games/lottery/list-vietnam-opened.ts';
import { listVietnamRecent } from '@maidan/contract/games/lottery/list-vietnam-recent.ts';
import { VENDOR_LAUNCH_PATH } from '@maidan/contract/seamless-wallet/launch.ts';
import {
  VENDOR_OPENED_NUMBERS_PATH,
  vendorOpenedNumbersRequest,
  type VendorOpenedNumbersRequest,
} from '@maidan/contract/seamless-wallet/opened-numbers.ts';
import type { LotteryMenu } from '@maidan/contract/games/lottery/lottery-menu.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seedSandbox } from '#sandbox/seed-sandbox.ts';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { createTestApp, type Caller, type TestApp } from '#testing/test-app.ts';

const DRAW = { numero: '20260301', drawnAt: '2026-03-01T11:30:00.000Z', numbers: ['07', '00123'] };

const CALENDAR = { region: 'north', every: null, weekly: [690] };

/** A house that has drawn the same in every lottery, or says what a test wants. */
let house: Server;
let asked: VendorOpenedNumbersRequest[] = [];
let answer: (request: VendorOpenedNumbersRequest) => { status: number; body: unknown };
let site: TestApp;
let member: Caller;

const base = await databaseForThisFile();
beforeAll(async () => {
  await seedSandbox(base.url, { slotTitles: 300, rounds: 0 });
  house = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      if (request.url === VENDOR_LAUNCH_PATH) {
        response.end(JSON.stringify({ url: `http://${request.headers.host}/play/x?code=once` }));
        return;
      }
      if (request.url !== VENDOR_OPENED_NUMBERS_PATH) {
        response.writeHead(404).end();
        return;
      }
      const wanted = vendorOpenedNumbersRequest.parse(JSON.parse(text));
      asked.push(wanted);
      const { status, body } = answer(wanted);
      response.writeHead(status).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => house.listen(0, '127.0.0.1', resolve));
  const address = house.address();
  if (address === null || typeof address === 'string') throw new Error('the house does not listen');
  site = await createTestApp({ ...base, gameHouseOrigin: `http://127.0.0.1:${address.port}` });
  member = await site.registerAndLogin();
});
beforeEach(() => {
  asked = [];
  answer = ({ gameCodes, draws }) => ({
    status: 200,
    body: {
      games: gameCodes.map((gameCode) => ({
        gameCode,
        draws: Array.from({ length: draws }, () => DRAW),
        calendar: CALENDAR,
      })),
    },
  });
});
afterAll(async () => {
  house.closeAllConnections();
  await new Promise((resolve) => house.close(resolve));
  await site.close();
});

/** All menus keep one promise, and so do all opened numbers. */
async function menus(
  operation: typeof listLotteryMenus,
  language: 'en' | 'bn' = 'en',
): Promise<LotteryMenu[]> {
  const { body } = await site.callAs(member, operation, { language });
  if (!body.success) throw new Error(body.code);
  return body.value.gameMenus;
}
async function opened(operation: typeof listOpenedNumbers, nodeId?: string) {
  const { body } = await site.callAs(member, operation, nodeId === undefined ? {} : { nodeId });
  if (!body.success) throw new Error(body.code);
  return body.value.games;
}

test('[LOT-02] nobody without a login is told anything', async () => {
  for (const operation of [listLotteryMenus, listVietnamMenu, listVietnamRecent])
    expect((await site.callAs(null, operation, {})).status).toBe(401);
  for (const operation of [listOpenedNumbers, listVietnamOpened])
    expect((await site.callAs(null, operation, {})).status).toBe(401);
  expect(asked).toEqual([]);
});

test('[LOT-02] a title of another menu, or of none, has no opened numbers, and no house is asked for it', async () => {
  const [vietnam] = await menus(listVietnamMenu);
  const other = vietnam?.games[0]?.nodeId ?? '';
  expect(await opened(listOpenedNumbers, other)).toEqual([]);
  expect(await opened(listVietnamOpened, 'nowhere')).toEqual([]);
  expect(asked).toEqual([]);
});

test.each([
  ['refuses', { status: 503, body: {} }],
  ['answers against its promise', { status: 200, body: { games: [{ gameCode: 'x', draws: 'many' }] } }],
  [
    'says a time that no week has',
    {
      status: 200,
      body: { games: [{ gameCode: 'x', draws: [], calendar: { ...CALENDAR, weekly: [10_080] } }] },
    },
  ],
  ['speaks of what it was not asked', { status: 200, body: { games: [{ gameCode: 'x', draws: [DRAW] }] } }],
])('[LOT-02] a house that %s opens no numbers, and breaks nothing', async (_how, said) => {
  answer = () => said;
  expect(await opened(listVietnamOpened)).toEqual([]);
  expect(asked.length).toBe(1);
});

test('[LOT-02] the menus hold the titles of every kind, named in the language asked for, and Vietnam has its own', async () => {
  const general = await menus(listLotteryMenus);
  expect(general.map(({ accountType }) => accountType)).toEqual(['LOTT', 'ELOTT', 'SEA']);
  const vietnam = await menus(listVietnamMenu);
  expect(vietnam.map(({ accountType }) => accountType)).toEqual(['ZY']);
  for (const { accountTypeName, games } of [...general, ...vietnam]) {
    expect(games.length).toBeGreaterThan(0);
    expect(new Set(games.map(({ vendorName }) => vendorName))).toEqual(new Set([accountTypeName]));
  }
  const [inBengali] = await menus(listVietnamMenu, 'bn');
  expect(inBengali?.accountTypeName).not.toBe(vietnam[0]?.accountTypeName);
});

test('[LOT-02] the recent menu holds the Vietnamese titles that were opened, the latest first, and no others', async () => {
  expect(await menus(listVietnamRecent)).toEqual([]);
  const [vietnam] = await menus(listVietnamMenu);
  const [general] = await menus(listLotteryMenus);
  const open = (vietnam?.games ?? []).filter((game) => game.open).slice(0, 2);
  const nodes = open.map(({ nodeId }) => nodeId);
  for (const nodeId of [...nodes, general?.games.find((game) => game.open)?.nodeId ?? '']) {
    const wishes = { nodeId, device: 'mobile', language: 'en' } as const;
    expect((await site.callAs(member, launchGame, wishes)).body.success).toBe(true);
  }
  expect((await menus(listVietnamRecent))[0]?.games.map(({ nodeId }) => nodeId)).toEqual(nodes.toReversed());
});

test('[LOT-02] the last draw of every open title is told, and the last ten of one that is asked for', async () => {
  const [vietnam] = await menus(listVietnamMenu);
  const open = (vietnam?.games ?? []).filter((game) => game.open).map(({ nodeId }) => nodeId);
  const all = await opened(listVietnamOpened);
  expect(all.map(({ nodeId }) => nodeId).toSorted()).toEqual(open.toSorted());
  expect(all.every(({ draws }) => draws.length === 1)).toBe(true);
  expect(all[0]?.draws[0]).toEqual(DRAW);
  expect(all[0]?.calendar).toEqual(CALENDAR);
  const one = await opened(listVietnamOpened, open[0]);
  expect(one.map(({ nodeId, draws }) => [nodeId, draws.length])).toEqual([[open[0], 10]]);
  expect((await opened(listOpenedNumbers)).length).toBeGreaterThan(0);
});
