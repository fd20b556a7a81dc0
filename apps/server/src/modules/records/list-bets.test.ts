import { listBets } from '@maidan/contract/records/list-bets.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { posterAddress } from '#modules/media/picture-address.ts';
import { createMaidanDriver } from '#conformance/maidan-driver.ts';
import type { Caller } from '#testing/test-app.ts';

let driver: Awaited<ReturnType<typeof createMaidanDriver>>;
const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
beforeAll(async () => {
  driver = await createMaidanDriver(database.db, database.url);
});
afterAll(async () => {
  await driver.close();
});

const codeOf = (answer: { body: { success: boolean } }) => ('code' in answer.body ? answer.body.code : 'OK');

/** Rounds as the wallet would leave them, written by the owner: this file is about reading. */
async function addRounds(memberId: string, count: number, nodeId = 'conf-slot'): Promise<void> {
  await driver.owner.query(
    `insert into game_round (merchant, partner, round_id, member_id, vendor_code, node_id, currency, state, stake, payout,
       bets_in_effect, placed_at, settled_at)
     select 'maidan', 'MAIDAN', 'r-' || i, $1, 'CONF', $3, 'PLY', 'closed', 1000, i * 100, 1, now(), now()
     from generate_series(1, $2::int) i`,
    [memberId, count, nodeId],
  );
}

async function readPage(caller: Caller, cursor?: string, pageSize = '4') {
  const answer = await node.callAs(caller, listBets, {
    pageSize,
    ...(cursor === undefined ? {} : { cursor }),
    language: 'en',
  });
  if (!answer.body.success) throw new Error(answer.raw.body);
  return answer.body.value;
}

test('a visitor has no record', async () => {
  expect(codeOf(await node.callAs(null, listBets, {}))).toBe('NOT_LOGGED_IN');
});

test('nobody sees the record of another player, not even with their cursor', async () => {
  const [one, other] = [await node.registerAndLogin(), await node.registerAndLogin()];
  await addRounds(one.memberId, 6);
  const { nextCursor } = await readPage(one);
  expect(nextCursor).not.toBeNull();
  expect(await readPage(other, nextCursor ?? '')).toEqual({ bets: [], nextCursor: null });
});

test('a cursor that was never given out is refused', async () => {
  const member = await node.registerAndLogin();
  for (const cursor of [
    'abc',
    '____',
    Buffer.from('-1').toString('base64url'),
    Buffer.from('1e3').toString('base64url'),
  ])
    expect(codeOf(await node.callAs(member, listBets, { cursor }))).toBe('BAD_REQUEST');
  for (const pageSize of ['0', '101', '1e1', '-1'])
    expect(codeOf(await node.callAs(member, listBets, { pageSize }))).toBe('BAD_REQUEST');
});

test('[MEM-08] the betting record is newest first, and its pages hold every round once', async () => {
  const member = await node.registerAndLogin();
  await addRounds(member.memberId, 10);
  const seen: string[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < 5; page += 1) {
    const { bets, nextCursor } = await readPage(member, cursor);
    seen.push(...bets.map(({ roundId }) => roundId));
    // A round played meanwhile stands above the first page and moves no other.
    if (page === 0) {
      await driver.owner.query(`update game_round set payout = payout + 1 where member_id = $1`, [
        member.memberId,
      ]);
      await driver.owner.query(
        `insert into game_round (merchant, partner, round_id, member_id, vendor_code, node_id, currency, state, stake,
           bets_in_effect) values ('maidan', 'MAIDAN', 'late', $1, 'CONF', 'conf-slot', 'PLY', 'open', 1, 1)`,
        [member.memberId],
      );
    }
    if (nextCursor === null) break;
    cursor = nextCursor;
  }
  expect(seen).toEqual(Array.from({ length: 10 }, (_, index) => `r-${10 - index}`));
});

test('a round shows its game in the language asked for, its stake, payout and net', async () => {
  const member = await node.registerAndLogin();
  await addRounds(member.memberId, 1);
  const answer = await node.callAs(member, listBets, { language: 'bn' });
  if (!answer.body.success) throw new Error(answer.raw.body);
  expect(answer.body.value.bets).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-z]+-[0-9a-z]+$/),
      roundId: 'r-1',
      gameName: 'ঘোরাও ও দেখো',
      about: null,
      vassalage: 'CONF',
      vendorName: 'যাচাই',
      iconUrl: posterAddress('conf-slot', 240, 'bn'),
      stake: '10.00',
      payout: '1.00',
      net: '-9.00',
      status: 'settled',
      placedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      settledAt: expect.stringMatching(/^\d{4}-.*Z$/),
    },
  ]);
});

test('a round of a game that has left the catalogue is still in the record', async () => {
  const member = await node.registerAndLogin();
  await addRounds(member.memberId, 1, 'gone-game');
  expect((await readPage(member)).bets.map(({ gameName }) => gameName)).toEqual(['gone-game']);
});
