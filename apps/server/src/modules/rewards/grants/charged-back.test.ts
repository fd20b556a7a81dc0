import { randomUUID } from 'node:crypto';
import { claimRewards } from '@maidan/contract/rewards/claim-rewards.ts';
import { listGrants } from '@maidan/contract/rewards/list-grants.ts';
import { listRewards } from '@maidan/contract/rewards/list-rewards.ts';
import { joinPromotion } from '@maidan/contract/rewards/promotions/join-promotion.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMaidanDriver } from '#conformance/maidan-driver.ts';
import { sql } from '#db/sql.ts';
import { postTransaction } from '#ledger/post-transaction.ts';
import { asOwner } from '#testing/as-owner.ts';
import { beginDeposit, sayCallback } from '#testing/deposits.ts';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sitDown } from '#testing/play-rounds.ts';
import { promotionOn, rulePlace } from '#testing/reward-rules.ts';
import type { MemberCaller } from '#testing/test-app.ts';
import { settleBonuses } from '../bonus/settle-bonuses.ts';
import { reverseGrant } from './reverse-grant.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
const START = 1_000_000n;
const [SMALL, LARGE] = ['100.00', '500.00'];
const WAGERING = { payment: 'locked', wagering: { times: 2, days: 3, weights: { RNG: 100, OTHER: 100 } } };

let driver: Awaited<ReturnType<typeof createMaidanDriver>>;
beforeAll(async () => {
  driver = await createMaidanDriver(database.db, database.url);
});
afterAll(() => driver.close());

type Paid = { payment: string; amount: string };
const say = ({ payment, amount }: Paid, status: string) =>
  sayCallback(node, { payment, status, amount, currency: 'PLY' });
const chargeBack = (paid: Paid) => say(paid, 'charged_back');

/** Somebody who has joined and paid in on days that are over, and took the bonus of ten per cent. */
async function withBonus(amounts: string[], change: object = {}) {
  const code = await promotionOn(node, 'deposit', change);
  const member = await node.registerAndLogin();
  await node.callAs(member, joinPromotion, { code });
  const paid: Paid[] = [];
  for (const amount of amounts) {
    const { payment } = await beginDeposit(node, member, { amount });
    paid.push({ payment, amount });
    await say({ payment, amount }, 'paid');
  }
  await asOwner(
    database.url,
    `update reward_join set joined_at = joined_at - interval '60 hours' where member_id = ${member.memberId};
     update reward_version set terms = terms || jsonb_build_object('startsAt', to_char(now() - interval '60 hours', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
       where code = '${code}';
     update deposit set created_at = created_at - interval '36 hours', credited_at = credited_at - interval '36 hours'
       where member_id = ${member.memberId}`,
  );
  const { body } = await node.callAs(member, claimRewards, { rewards: [{ code, period: 'once' }] });
  if (!body.success) throw new Error(body.code);
  return { code, member, paid, id: body.value.grants[0]?.id ?? '' };
}

const given = async (member: MemberCaller) => {
  const { body } = await node.callAs(member, listGrants, {});
  return body.success ? body.value.grants[0] : undefined;
};
async function purses(member: MemberCaller): Promise<Record<string, bigint>> {
  const rows = await database.db.query<{ kind: string; balance: bigint }>(sql`
    select kind, balance from ledger_account where owner = ${member.memberId} and kind in ('member', 'locked_bonus')`);
  return Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance]));
}
const spentOf = (code: string) => database.db.query(sql`select spent from reward where code = ${code}`);
const takenBack = (id: string) =>
  database.db.query<{ due: bigint; taken: bigint; kind: string | null; reference: string | null }>(sql`
    select b.due, b.taken, t.kind, t.reference from reward_taken_back b
    left join ledger_transaction t on t.merchant = b.merchant and t.id = b.ledger_transaction_id
    where b.grant_id = ${id}::bigint order by b.deposit_id`);
async function spend(member: MemberCaller, amount: bigint): Promise<void> {
  const { outcome } = await postTransaction(database.db, {
    merchant: 'maidan',
    key: `spent-${randomUUID()}`,
    kind: 'transfer',
    currency: 'PLY',
    legs: [
      { account: { kind: 'member', owner: member.memberId }, amount: -amount },
      { account: { kind: 'house', owner: '' }, amount },
    ],
  });
  expect(outcome).toBe('posted');
}
const sumOfLedger = () =>
  database.db.query(
    sql`select coalesce(sum(balance), 0)::bigint as sum from ledger_account where currency = 'PLY'`,
  );

test('[PRO-01] refused: word of another amount takes nothing, nor does a deposit that the bonus was not counted from', async () => {
  const { code, member, paid, id } = await withBonus([SMALL]);
  const [first] = paid;
  expect(await say({ payment: first?.payment ?? '', amount: '99.00' }, 'charged_back')).toMatchObject({
    outcome: 'mismatch',
  });
  const { payment } = await beginDeposit(node, member, { amount: LARGE });
  const later = { payment, amount: LARGE };
  await say(later, 'paid');
  expect(await chargeBack(later)).toMatchObject({ outcome: 'moved' });
  expect(await takenBack(id)).toEqual([]);
  expect(await given(member)).toMatchObject({ state: 'paid', amount: '10.00', chargedBack: null });
  expect(await purses(member)).toEqual({ member: START + 10_000n + 1_000n });
  expect(await spentOf(code)).toEqual([{ spent: 1_000n }]);
});

test('[PRO-01] a bonus of own money goes back with its deposit, once, however often it is said', async () => {
  const { code, member, paid, id } = await withBonus([SMALL]);
  const [first] = paid;
  if (first === undefined) throw new Error('nothing was paid in');
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => chargeBack(first)));
  expect(outcomes.filter(({ outcome }) => outcome === 'moved')).toHaveLength(1);
  expect(await purses(member)).toEqual({ member: START });
  expect(await given(member)).toMatchObject({
    state: 'reversed',
    chargedBack: { takenBack: '10.00', kept: '0.00' },
  });
  expect(await takenBack(id)).toEqual([
    {
      due: 1_000n,
      taken: 1_000n,
      kind: 'bonus_reversal',
      reference: expect.stringMatching(new RegExp(`^reward:${code} deposit:\\d+$`)),
    },
  ]);
  expect(await spentOf(code)).toEqual([{ spent: 0n }]);
  expect(await reverseGrant(rulePlace(node), { id, reason: 'again' })).toMatchObject({ outcome: 'ended' });
  expect(await sumOfLedger()).toEqual([{ sum: 0n }]);
});

test('[PRO-01] of a bonus that was spent only what is there is taken, and what is gone is told', async () => {
  const { code, member, paid } = await withBonus([SMALL]);
  await spend(member, START + 700n);
  await chargeBack(paid[0] ?? { payment: '', amount: SMALL });
  // 110.00 less 7.00 less the deposit leaves 3.00 of the bonus.
  expect(await purses(member)).toEqual({ member: 0n });
  expect(await given(member)).toMatchObject({
    state: 'paid',
    chargedBack: { takenBack: '3.00', kept: '7.00' },
  });
  expect(await spentOf(code)).toEqual([{ spent: 700n }]);
  const poor = await withBonus([SMALL]);
  await spend(poor.member, START + 5_000n);
  await chargeBack(poor.paid[0] ?? { payment: '', amount: SMALL });
  // The debt is the deposit's alone.
  expect(await purses(poor.member)).toEqual({ member: 1_000n - 5_000n });
  expect(await given(poor.member)).toMatchObject({
    state: 'paid',
    chargedBack: { takenBack: '0.00', kept: '10.00' },
  });
  expect(await sumOfLedger()).toEqual([{ sum: 0n }]);
});

test('[PRO-01] P5: of a locked bonus the part that rests on the deposit goes, the rest asks for less; then all of it ends', async () => {
  const { code, member, paid, id } = await withBonus([SMALL, LARGE], WAGERING);
  expect(await purses(member)).toEqual({ member: START + 60_000n, locked_bonus: 6_000n });
  await chargeBack(paid[1] ?? { payment: '', amount: LARGE });
  expect(await purses(member)).toEqual({ member: START + 10_000n, locked_bonus: 1_000n });
  expect(await given(member)).toMatchObject({
    state: 'locked',
    chargedBack: { takenBack: '50.00', kept: '0.00' },
  });
  const seen = await node.callAs(member, listRewards, {});
  expect(seen.body).toMatchObject({ value: { bonus: { amount: '10.00', required: '20.00' } } });
  await chargeBack(paid[0] ?? { payment: '', amount: SMALL });
  expect(await purses(member)).toEqual({ member: START, locked_bonus: 0n });
  expect(await given(member)).toMatchObject({
    state: 'reversed',
    chargedBack: { takenBack: '60.00', kept: '0.00' },
  });
  expect((await takenBack(id)).map(({ taken }) => taken)).toEqual([1_000n, 5_000n]);
  expect(await spentOf(code)).toEqual([{ spent: 0n }]);
});

test('[PRO-01] P5: what bets have freed stays, also when it is freed at the moment of the chargeback', async () => {
  const { member, paid } = await withBonus([SMALL], WAGERING);
  const seat = await sitDown(node.app.platform.db, member.memberId);
  await seat.play(randomUUID(), '20.00', '20.00');
  const bets = Array.from({ length: 4 }, () => seat.play(randomUUID(), '1.00', '1.00'));
  await Promise.all([
    ...bets,
    chargeBack(paid[0] ?? { payment: '', amount: SMALL }),
    settleBonuses(node.app.platform, { restSeconds: 0 }),
  ]);
  await settleBonuses(node.app.platform, { restSeconds: 0 });
  const grant = await given(member);
  const stays = grant?.state === 'released';
  expect(grant).toMatchObject(
    stays
      ? { state: 'released', chargedBack: { takenBack: '0.00', kept: '10.00' } }
      : { state: 'reversed', chargedBack: { takenBack: '10.00', kept: '0.00' } },
  );
  expect(await purses(member)).toEqual({ member: START + (stays ? 1_000n : 0n), locked_bonus: 0n });
  expect(await sumOfLedger()).toEqual([{ sum: 0n }]);
});
