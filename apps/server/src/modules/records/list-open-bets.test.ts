import type { LiveFrame } from '@maidan/contract/live.ts';
import { getOpenBetCount } from '@maidan/contract/records/get-open-bet-count.ts';
import { listOpenBets, MOST_OPEN_BETS } from '@maidan/contract/records/list-open-bets.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTrial, type Trial } from '#conformance/trial.ts';
import { checkLedger } from '#ledger/check-ledger.ts';
import { serveWallet } from '#testing/serve-wallet.ts';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { createMaidanDriver } from '#conformance/maidan-driver.ts';
import type { Caller } from '#testing/test-app.ts';

let driver: Awaited<ReturnType<typeof createMaidanDriver>>;
const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
beforeAll(async () => {
  driver = await createMaidanDriver(database.db, database.url);
});
afterAll(() => driver.close());

const codeOf = (answer: { body: { success: boolean } }) => ('code' in answer.body ? answer.body.code : 'OK');

async function addRounds(memberId: string, state: 'open' | 'closed', count: number): Promise<void> {
  await driver.owner.query(
    `insert into game_round (merchant, partner, round_id, member_id, vendor_code, node_id, currency, state, stake, payout,
       bets_in_effect, placed_at, settled_at)
     select 'maidan', 'MAIDAN', $3::text || i, $1, 'CONF', 'conf-slot', 'PLY', $3, 500, 0, 1, now(),
       case when $3 = 'open' then null else now() end
     from generate_series(1, $2::int) i`,
    [memberId, count, state],
  );
}

async function read(caller: Caller) {
  const answer = await node.callAs(caller, listOpenBets, { language: 'en' });
  if (!answer.body.success) throw new Error(answer.raw.body);
  return answer.body.value;
}

test('a visitor has nothing open, and nobody sees what others have', async () => {
  expect(codeOf(await node.callAs(null, listOpenBets, {}))).toBe('NOT_LOGGED_IN');
  expect(codeOf(await node.callAs(null, getOpenBetCount, {}))).toBe('NOT_LOGGED_IN');
  const [one, other] = [await node.registerAndLogin(), await node.registerAndLogin()];
  await addRounds(one.memberId, 'open', 2);
  expect(await read(other)).toEqual({ bets: [], count: 0, stake: '0.00' });
});

test('[MEM-15] open bets are listed with their sum; where no house answers, what they can become is not made up', async () => {
  const member = await node.registerAndLogin();
  await addRounds(member.memberId, 'closed', 3);
  await addRounds(member.memberId, 'open', MOST_OPEN_BETS + 1);
  const { bets, count, stake } = await read(member);
  expect([bets.length, count, stake]).toEqual([
    MOST_OPEN_BETS,
    MOST_OPEN_BETS + 1,
    `${5 * (MOST_OPEN_BETS + 1)}.00`,
  ]);
  expect(
    new Set(bets.map(({ mostWin, endsAt, waitsForPlayer }) => `${mostWin} ${endsAt} ${waitsForPlayer}`)),
  ).toEqual(new Set(['null null false']));
  const answer = await node.callAs(member, getOpenBetCount, {});
  expect(answer.body).toMatchObject({ success: true, value: { count: MOST_OPEN_BETS + 1 } });
});

test('[MEM-15] whoever has it open hears of a bet that opens and of one that ends, also where it wins nothing', async () => {
  const served = await serveWallet();
  const trial: Trial = createTrial(served.wallet, 1);
  const player = await trial.driver.newPlayer('100.00');
  const frames: LiveFrame[] = [];
  const stop = served.app.platform.bus.subscribe((message) => {
    if (message.kind === 'frame' && message.frame.type === 'open-bets') frames.push(message.frame);
  });
  const bet = trial.betOf(player, '30.00');
  expect(await trial.send('bet', trial.betOf(player, '900.00'))).toMatchObject({
    status: 'INSUFFICIENT_FUNDS',
  });
  expect(await trial.send('bet', bet)).toMatchObject({ status: 'OK' });
  await expect.poll(() => frames).toHaveLength(1);
  expect(await trial.send('win', trial.winOf(player, bet, '0.00', { roundClosed: true }))).toMatchObject({
    status: 'OK',
  });
  await expect.poll(() => frames).toHaveLength(2);
  stop();
  expect(new Set(frames.map(({ channel }) => channel))).toEqual(new Set([`open-bets:${player.id}`]));
  expect(await checkLedger(served.database.db)).toEqual([]);
  await served.close();
});
