import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '#db/sql.ts';
import { addRounds } from '#testing/add-rounds.ts';
import { beginDeposit, sayCallback } from '#testing/deposits.ts';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { hoursFromNow, RULES, rulePlace } from '#testing/reward-rules.ts';
import { selectPlayers } from '../rules/operate.store.ts';
import { writeRule, writtenRule } from '../rules/operate-rules.ts';
import { tryRule } from './try-rule.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
const words = { title: { en: 'A rule' }, summary: { en: 'To be tried.' } };

/** What a rule that was only written would have given in three days. */
async function tried(type: string, terms: object, days = 3) {
  const code = `t${randomUUID().slice(0, 8)}`;
  await writeRule(rulePlace(node), writtenRule.parse({ code, type, ...words, terms }));
  return tryRule(rulePlace(node), { code, days });
}
const REBATE = {
  fact: { kind: 'stake', rates: { OTHER: 100 } },
  period: 'day',
  largest: '1000.00',
  budget: '10000.00',
  claimDays: 7,
  payment: 'cash',
};

const bet = (id: string, roundId: string, days: number, stake: number) =>
  addRounds(database.url, id, [{ roundId, placedAt: hoursFromNow(-24 * days), stake }]);

/** One paid in and never bet; one bet 1,000.00 on each of two days; one bet 500.00 on the first of them. */
beforeAll(async () => {
  const [payer, player, other] = [
    await node.registerAndLogin(),
    await node.registerAndLogin(),
    await node.registerAndLogin(),
  ];
  const { payment } = await beginDeposit(node, payer, { amount: '500.00' });
  await sayCallback(node, { payment, amount: '500.00', currency: 'PLY', status: 'paid' });
  await bet(player.memberId, 'one', 2, 100_000);
  await bet(player.memberId, 'two', 1, 100_000);
  await bet(other.memberId, 'three', 2, 50_000);
});

test('[PRO-01] a trial of a bonus for deposits looks at whoever paid in, as if they had joined', async () => {
  expect(await tried('deposit', RULES.deposit.terms)).toEqual({
    members: 1,
    rewarded: 1,
    grants: 1,
    sum: 5_000n,
    largest: 5_000n,
    beyond: 0n,
    assumed: ['joined'],
    capped: false,
    noPeriod: false,
  });
});

test('[PRO-01] a trial asks for whom a rule is before it cuts, and says where it cut or where no period has ended', async () => {
  const [row] = await database.db.query<{ username: string }>(sql`
    select username from member where id = (select max(member_id) from game_round)`);
  const audience = { members: [row?.username.toUpperCase() ?? ''] };
  expect(await tried('rebate', { ...REBATE, audience })).toMatchObject({
    members: 1,
    sum: 500n,
    capped: false,
    noPeriod: false,
  });
  expect(await tried('rebate', { ...REBATE, audience: { fromLevel: 3 } })).toMatchObject({ members: 0 });
  const found = await selectPlayers(database.db, {
    merchant: 'maidan',
    from: new Date(hoursFromNow(-72)),
    registeredSince: null,
    audience,
    limit: 1,
  });
  expect(found).toHaveLength(1);
  // Months of these two zones end twenty-five hours apart: in any one day at most one of them does.
  const months = await Promise.all(
    ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map((zone) =>
      tried('rebate', { ...REBATE, period: 'month', zone }, 1),
    ),
  );
  expect(months.map((trial) => trial?.noPeriod)).toContain(true);
});

test('[PRO-01] a trial gives no more than the budget, and says what more was due', async () => {
  expect(await tried('rebate', REBATE)).toMatchObject({ members: 2, grants: 3, sum: 2_500n, beyond: 0n });
  const few = { ...REBATE, budget: '15.00', largest: '15.00' };
  expect(await tried('rebate', few)).toMatchObject({ rewarded: 2, grants: 2, sum: 1_500n, beyond: 1_000n });
});

test('[PRO-01] a trial cuts the days by the rule’s own time, and says so where that lies elsewhere', async () => {
  const ended = { ...REBATE, endsAt: hoursFromNow(-36) };
  expect(await tried('rebate', ended)).toMatchObject({ grants: 2, sum: 1_500n, assumed: [] });
  const next = { ...REBATE, startsAt: hoursFromNow(24) };
  expect(await tried('rebate', next)).toMatchObject({ grants: 3, sum: 2_500n, assumed: ['on'] });
});

test('[PRO-03] a trial of a raffle gives its prizes to as many as could have taken part, and writes nothing', async () => {
  const terms = { ...RULES.raffle.terms, startsAt: hoursFromNow(-48), endsAt: hoursFromNow(1) };
  expect(await tried('raffle', terms)).toMatchObject({
    members: 2,
    rewarded: 2,
    grants: 2,
    sum: 5_500n,
    largest: 5_000n,
    assumed: ['joined'],
  });
  expect(await database.db.query(sql`select id from reward_grant`)).toEqual([]);
});
