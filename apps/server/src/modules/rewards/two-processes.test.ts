import { claimRewards } from '@maidan/contract/rewards/claim-rewards.ts';
import { joinPromotion } from '@maidan/contract/rewards/promotions/join-promotion.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#db/sql.ts';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { startNodeProcess, type NodeProcess } from '#testing/node-process.ts';
import { promotionOn } from '#testing/reward-rules.ts';
import type { MemberCaller } from '#testing/test-app.ts';

const AT_ONCE = 50;
const START = 1_000_000n;
const GIFT = 1_000n;

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
/** As an operator starts it. This process has a node as well: the two share nothing but the database. */
let other: NodeProcess;
beforeAll(async () => {
  other = await startNodeProcess(database.url);
});
afterAll(() => other.stop());

/** Each claim names one of these rewards in turn, and goes to one of the processes. */
async function claimAtOnce(member: MemberCaller, codes: readonly string[]): Promise<number[]> {
  for (const code of codes) await node.callAs(member, joinPromotion, { code });
  const claim = async (index: number): Promise<number> => {
    const code = codes[(index >> 1) % codes.length] ?? '';
    const input = { rewards: [{ code, period: 'once' }] };
    if (index % 2 === 0) return other.post(member, claimRewards, input);
    return (await node.callAs(member, claimRewards, input)).status;
  };
  return Promise.all(Array.from({ length: AT_ONCE }, (_, index) => claim(index)));
}

const purses = (member: MemberCaller) =>
  database.db.query(sql`
    select kind, balance from ledger_account
    where owner = ${member.memberId} and kind in ('member', 'locked_bonus') order by kind`);
const grants = (member: MemberCaller) =>
  database.db.query(sql`
    select code, state from reward_grant where member_id = ${member.memberId}::bigint order by id`);

test('[PRO-03] P1, T32: fifty claims of one reward on two server processes give once, and every one is told so', async () => {
  const member = await node.registerAndLogin();
  const code = await promotionOn(node, 'gift');
  expect(new Set(await claimAtOnce(member, [code]))).toEqual(new Set([200]));
  expect(await purses(member)).toEqual([{ kind: 'member', balance: START + GIFT }]);
  expect(await grants(member)).toEqual([{ code, state: 'paid' }]);
  const [rule] = await database.db.query(sql`select spent from reward where code = ${code}`);
  expect(rule).toEqual({ spent: GIFT });
});

test('[PRO-01] P5: of two bonuses that are claimed at once on two server processes one is in hand, and one budget is touched', async () => {
  const member = await node.registerAndLogin();
  const codes = [await promotionOn(node, 'locked'), await promotionOn(node, 'locked')];
  const statuses = await claimAtOnce(member, codes);
  expect(new Set(statuses)).toEqual(new Set([200, 409]));
  expect(await purses(member)).toEqual([
    { kind: 'locked_bonus', balance: GIFT },
    { kind: 'member', balance: START },
  ]);
  expect(await grants(member)).toEqual([{ code: expect.stringMatching(/^p/), state: 'locked' }]);
  const spent = await database.db.query<{ spent: bigint }>(
    sql`select spent from reward where code = any(${codes}::text[]) order by spent`,
  );
  expect(spent.map((rule) => rule.spent)).toEqual([0n, GIFT]);
});
