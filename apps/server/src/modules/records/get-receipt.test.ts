import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Operation, RequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { getReceipt } from '@maidan/contract/records/get-receipt.ts';
import { getSharedReceipt } from '@maidan/contract/records/get-shared-receipt.ts';
import { listBets } from '@maidan/contract/records/list-bets.ts';
import { shareReceipt } from '@maidan/contract/records/share-receipt.ts';
import { unshareReceipt } from '@maidan/contract/records/unshare-receipt.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { createMaidanDriver } from '#conformance/maidan-driver.ts';
import { addPartner, addPartnerKey } from '#modules/seamless-wallet/partners/change-partner.ts';
import { sitDown } from '#testing/play-rounds.ts';
import { createTestApp, type Caller, type MemberCaller, type TestApp } from '#testing/test-app.ts';

const PROOF = { commitment: 'a'.repeat(64), clientSeed: 'mine', nonce: 7, serverSeed: null, outcome: [1, 2] };
const PLAYED = { gameCode: 'line-slot', bet: { stake: '10.00' }, actions: [] };

let node: TestApp;
let house: Server;
let houseAsked: unknown;
let houseAnswer: { status: number | 'gone'; body: string };
let driver: Awaited<ReturnType<typeof createMaidanDriver>>;
const database = await databaseForThisFile();
beforeAll(async () => {
  driver = await createMaidanDriver(database.db, database.url);
  house = createServer((request, response) => void answerAsHouse(request, response));
  await new Promise<void>((resolve) => house.listen(0, '127.0.0.1', resolve));
  const address = house.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  node = await createTestApp({ ...database, gameHouseOrigin: `http://127.0.0.1:${port}` });
});
beforeEach(() => {
  houseAnswer = { status: 200, body: JSON.stringify({ ...PROOF, played: PLAYED }) };
});
afterAll(async () => {
  await node.close();
  await driver.close();
  house.close();
});

async function answerAsHouse(request: IncomingMessage, response: ServerResponse): Promise<void> {
  houseAsked = JSON.parse(await text(request));
  const { status, body } = houseAnswer;
  if (status === 'gone') request.destroy();
  else response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}

const codeOf = (answer: { body: { success: boolean } }) => ('code' in answer.body ? answer.body.code : 'OK');

async function ask<O extends Operation>(
  caller: Caller | null,
  operation: O,
  input: RequestOf<O>,
): Promise<ResponseOf<O>> {
  const answer = await node.callAs(caller, operation, input);
  if (!answer.body.success) throw new Error(answer.raw.body);
  return answer.body.value;
}

/** A member with one settled round: stake 10, win 25. */
async function player(roundId: string): Promise<{ member: MemberCaller; bet: string }> {
  const member = await node.registerAndLogin();
  const seat = await sitDown(database.db, member.memberId);
  await seat.play(roundId, '10.00', '25.00');
  const { bets } = await ask(member, listBets, {});
  return { member, bet: bets[0]?.id ?? '' };
}

const shares = () => database.db.query(sql`select * from receipt_share`);

test('[MEM-08] the bet of another member opens for nobody else, and nobody else shares or ends it', async () => {
  const { member, bet } = await player('foreign');
  const other = await node.registerAndLogin();
  const { shareId } = await ask(member, shareReceipt, { bet });
  const before = await shares();
  for (const operation of [getReceipt, shareReceipt, unshareReceipt]) {
    const answer = await node.callAs(other, operation, { bet });
    expect([answer.status, codeOf(answer)]).toEqual([404, 'NOT_FOUND']);
    expect(codeOf(await node.callAs(null, operation, { bet }))).toBe('NOT_LOGGED_IN');
  }
  expect(await shares()).toEqual(before);
  expect((await ask(null, getSharedReceipt, { id: shareId })).roundId).toBe('foreign');
});

test('a bet that is none, and a link that was never given out, are not there', async () => {
  const member = await node.registerAndLogin();
  expect(codeOf(await node.callAs(member, getReceipt, { bet: 'abc-1' }))).toBe('NOT_FOUND');
  expect(codeOf(await node.callAs(member, getReceipt, { bet: 'zzzzzzzzzzzzzzzzzzz-1' }))).toBe('BAD_REQUEST');
  expect(codeOf(await node.callAs(null, getSharedReceipt, { id: 'A'.repeat(22) }))).toBe('NOT_FOUND');
  expect(codeOf(await node.callAs(null, getSharedReceipt, { id: 'A'.repeat(21) }))).toBe('BAD_REQUEST');
});

test('[MEM-08] a receipt shows the round, what the house published and every row of the ledger', async () => {
  const { member, bet } = await player('whole');
  const receipt = await ask(member, getReceipt, { bet, language: 'bn' });
  expect(receipt).toMatchObject({
    roundId: 'whole',
    gameName: 'ঘোরাও ও দেখো',
    vendorName: 'যাচাই',
    category: 'RNG',
    stake: '10.00',
    payout: '25.00',
    net: '15.00',
    status: 'settled',
    currencySymbol: '৳',
    fairness: { ...PROOF, played: PLAYED },
    proofIsLate: false,
    shareId: null,
    detailsUrl: null,
  });
  expect(receipt.rows.map((row) => [row.kind, row.account, row.amount, row.balanceAfter])).toEqual([
    ['bet', 'own', '-10.00', '9990.00'],
    ['bet', 'open_bets', '10.00', null],
    ['win', 'own', '25.00', '10015.00'],
    ['win', 'open_bets', '-10.00', null],
    ['win', 'house', '-15.00', null],
  ]);
});

test('[MEM-08] what was bet on is asked for in the language of whoever reads it, and told by whom it was sold', async () => {
  const { member, bet } = await player('in-words');
  const about = ['বিগ: ৳10.00'];
  houseAnswer.body = JSON.stringify({ ...PROOF, played: PLAYED, about });
  const { fairness } = await ask(member, getReceipt, { bet, language: 'bn' });
  expect(fairness?.about).toEqual(about);
  expect(houseAsked).toMatchObject({ roundId: 'in-words', language: 'bn' });
  const { shareId } = await ask(member, shareReceipt, { bet });
  await ask(null, getSharedReceipt, { id: shareId, language: 'hi' });
  expect(houseAsked).toMatchObject({ language: 'hi' });
});

test('[MEM-08] the list says in one line what was bet on, asked for once for a page; a house that is away costs it nothing else', async () => {
  const member = await node.registerAndLogin();
  const seat = await sitDown(database.db, member.memberId);
  for (const name of ['in-list-1', 'in-list-2']) await seat.play(name, '10.00', '25.00');
  const about = ['Parlay of 4', 'A – B', 'C – D', 'E – F'];
  houseAnswer = {
    status: 200,
    body: JSON.stringify({
      rounds: [
        { roundId: 'in-list-2', about },
        { roundId: 'of-another', about },
      ],
    }),
  };
  const list = async () =>
    (await ask(member, listBets, { language: 'bn' })).bets.map((one) => [one.roundId, one.about]);
  expect(await list()).toEqual([
    ['in-list-2', 'Parlay of 4 · A – B · C – D …'],
    ['in-list-1', null],
  ]);
  expect(houseAsked).toEqual({
    playerId: member.memberId,
    language: 'bn',
    roundIds: ['in-list-2', 'in-list-1'],
  });
  houseAnswer = { status: 'gone', body: '' };
  expect(await list()).toEqual([
    ['in-list-2', null],
    ['in-list-1', null],
  ]);
});

test('[MEM-08] W8: a round of several bets shows each of them, all that was staked, and what its player chose', async () => {
  houseAnswer.body = JSON.stringify({ ...PROOF, played: { ...PLAYED, actions: [{ do: 'double' }] } });
  const member = await node.registerAndLogin();
  const seat = await sitDown(database.db, member.memberId);
  expect(await seat.bet('in-steps', '10.00')).toBe('OK');
  expect(await seat.bet('in-steps', '10.00', 'in-steps.bet-1')).toBe('OK');
  expect(await seat.win('in-steps', '40.00')).toBe('OK');
  const { bets } = await ask(member, listBets, {});
  expect(bets).toHaveLength(1);
  const receipt = await ask(member, getReceipt, { bet: bets[0]?.id ?? '' });
  expect(receipt).toMatchObject({
    stake: '20.00',
    payout: '40.00',
    net: '20.00',
    status: 'settled',
    fairness: { played: { actions: [{ do: 'double' }] } },
  });
  expect(receipt.rows.map((row) => [row.kind, row.account, row.amount, row.balanceAfter])).toEqual([
    ['bet', 'own', '-10.00', '9990.00'],
    ['bet', 'open_bets', '10.00', null],
    ['bet', 'own', '-10.00', '9980.00'],
    ['bet', 'open_bets', '10.00', null],
    ['win', 'own', '40.00', '10020.00'],
    ['win', 'open_bets', '-20.00', null],
    ['win', 'house', '-20.00', null],
  ]);
});

test('what is taken back stands in the receipt as well, and its rows still sum to nothing', async () => {
  const member = await node.registerAndLogin();
  const seat = await sitDown(database.db, member.memberId);
  await seat.play('undone', '10.00', '25.00');
  await seat.takeBackWin('undone');
  const { bets } = await ask(member, listBets, {});
  const { rows, status } = await ask(member, getReceipt, { bet: bets[0]?.id ?? '' });
  expect(status).toBe('open');
  expect(
    rows.filter(({ reversal }) => reversal).map(({ account, amount }) => [account, amount]),
  ).toContainEqual(['own', '-25.00']);
  expect(rows.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(0);
});

test('a house that knows no such round, answers nonsense or is away costs the receipt its fairness and nothing else; only what may still come is said to be late', async () => {
  const { member, bet } = await player('quiet');
  for (const [status, body, isLate] of [
    [404, '{}', false],
    [200, '{"commitment":"<script>"}', false],
    [200, 'x'.repeat(20_000), false],
    [503, '{}', true],
    ['gone', '', true],
  ] as const) {
    houseAnswer = { status, body };
    const { roundId, fairness, proofIsLate } = await ask(member, getReceipt, { bet });
    expect([status, roundId, fairness, proofIsLate]).toEqual([status, 'quiet', null, isLate]);
  }
});

test('[MEM-08] a shared receipt shows no name and no balance, and is gone when its owner ends it', async () => {
  const { member, bet } = await player('shown');
  const [one, two] = await Promise.all([
    ask(member, shareReceipt, { bet }),
    ask(member, shareReceipt, { bet }),
  ]);
  expect(one.shareId).toBe(two.shareId);
  expect((await ask(member, getReceipt, { bet })).shareId).toBe(one.shareId);
  const raw = await node.callAs(null, getSharedReceipt, { id: one.shareId });
  for (const secret of [member.username, member.memberId, '9990.00', '10015.00', 'rows', bet])
    expect(raw.raw.body).not.toContain(`"${secret}"`);
  expect(raw.raw.body).not.toContain(member.username);
  expect(await ask(member, unshareReceipt, { bet })).toEqual({ ended: true });
  expect(await ask(member, unshareReceipt, { bet })).toEqual({ ended: false });
  expect((await node.callAs(null, getSharedReceipt, { id: one.shareId })).status).toBe(404);
  const again = await ask(member, shareReceipt, { bet });
  expect(again.shareId).not.toBe(one.shareId);
});

test('[MEM-08] of another partner a receipt has the page about the round, on its origin or not at all', async () => {
  const { member, bet } = await player('of-another');
  const place = { ...node.app.platform, actor: 'test' };
  const origin = place.config.gameHouseOrigin;
  await addPartner(place, { code: 'OTHER', name: 'Other', origin, shape: 'integer' });
  await addPartnerKey(place, {
    partner: 'OTHER',
    direction: 'outbound',
    keyId: 'out',
    validFrom: new Date(),
    validTo: null,
  });
  await driver.owner.query(`update game_round set partner = 'OTHER' where round_id = 'of-another'`);
  const page = async (status: number, url: string) => {
    houseAnswer = { status, body: JSON.stringify({ result: 'done', url }) };
    return (await ask(member, getReceipt, { bet })).detailsUrl;
  };
  expect(await page(200, `${origin}/rounds/1`)).toBe(`${origin}/rounds/1`);
  expect(await page(200, 'https://elsewhere.example/rounds/1')).toBeNull();
  expect(await page(404, `${origin}/rounds/1`)).toBeNull();
});
