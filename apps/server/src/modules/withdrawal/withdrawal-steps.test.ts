import { withdrawalsChannel } from '@maidan/contract/live.ts';
import { getBalance } from '@maidan/contract/wallet/get-balance.ts';
import { confirmWithdrawal } from '@maidan/contract/withdrawal/confirm-withdrawal.ts';
import { listWithdrawals } from '@maidan/contract/withdrawal/list-withdrawals.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { readBalance } from '#ledger/read-balance.ts';
import { asOwner } from '#testing/as-owner.ts';
import { framesOf, listeningNode, openPage, ownFramesOf } from '#testing/live-page.ts';
import type { MemberCaller, TestApp } from '#testing/test-app.ts';
import { ACT, disbursed, readyMember, requested, sentLongAgo, setDeadline } from '#testing/withdrawals.ts';
import { disburseWithdrawal, reconcileWithdrawal, type Disburser } from './disburse-withdrawal.ts';
import { closeDueWithdrawals, moveSandboxWithdrawals, reconcileDisbursing } from './due-withdrawals.ts';
import { confirmWithdrawalRefund, proposeWithdrawalRefund } from './refund-withdrawal.ts';
import { approveWithdrawal, rejectWithdrawal } from './review-withdrawal.ts';

let node: TestApp;

const database = await databaseForThisFile();
beforeAll(async () => {
  node = await listeningNode(database);
});
afterAll(async () => {
  await node.close();
});

const place = () => node.app.platform;

async function balanceOf(member: MemberCaller): Promise<[string, string]> {
  const { body } = await node.callAs(member, getBalance, {});
  if (!body.success) throw new Error(body.code);
  return [body.value.balance, body.value.held];
}

async function shown(member: MemberCaller) {
  const { body } = await node.callAs(member, listWithdrawals, {});
  if (!body.success) throw new Error(body.code);
  const [first] = body.value.withdrawals;
  if (first === undefined) throw new Error('no withdrawal');
  return first;
}

const auditOf = async (id: string) =>
  (
    await database.db.query<{ action: string }>(
      sql`select action from audit_entry where subject = ${`withdrawal:${id}`} order by id`,
    )
  ).map(({ action }) => action);

describe('refusals: nothing moves', () => {
  test('[MEM-06] no step is skipped, repeated or taken back, whoever tries', async () => {
    const ready = await readyMember(node);
    const id = await requested(node, ready);
    expect(await disburseWithdrawal(place(), { id, ...ACT })).toBe('not-approved');
    expect((await node.callAs(ready.member, confirmWithdrawal, { id, answer: 'received' })).status).toBe(409);
    expect(await approveWithdrawal(place(), { id, ...ACT })).toBe(true);
    expect(await approveWithdrawal(place(), { id, ...ACT })).toBe(false);
    expect(await rejectWithdrawal(place(), { id, ...ACT })).toBe(true);
    expect(await disburseWithdrawal(place(), { id, ...ACT })).toBe('not-approved');
    for (const state of ['requested', 'approved', 'disbursed', 'refunded'])
      await expect(
        asOwner(
          database.url,
          `update withdrawal set state = '${state}', version = version + 1 where id = ${id}`,
        ),
      ).rejects.toThrow('does not go from');
    await expect(
      asOwner(database.url, `update withdrawal set amount = 1, fee = 0 where id = ${id}`),
    ).rejects.toThrow('does not change');
    await expect(asOwner(database.url, 'delete from withdrawal_step')).rejects.toThrow('append only');
    expect(await balanceOf(ready.member)).toEqual(['10000.00', '0.00']);
  });

  test('[MEM-06] X3: parts that do not add up, and a withdrawal of somebody else', async () => {
    const ready = await readyMember(node);
    const id = await disbursed(node, ready);
    const answer = await node.callAs(ready.member, confirmWithdrawal, {
      id,
      answer: 'partly',
      received: '400.00',
      remaining: '600.00',
    });
    // 5.00 of the 1000.00 was the fee.
    expect(answer.body).toMatchObject({ code: 'WITHDRAWAL_PARTS' });
    expect(answer.body.message).toContain('৳995.00');
    const stranger = await node.registerAndLogin();
    expect((await node.callAs(stranger, confirmWithdrawal, { id, answer: 'received' })).status).toBe(404);
    expect((await shown(ready.member)).state).toBe('disbursed');
  });

  test('[MEM-06] an answer after the deadline, and another one after the first', async () => {
    const ready = await readyMember(node);
    const late = await disbursed(node, ready);
    await setDeadline(database.db, late, 0);
    const answer = await node.callAs(ready.member, confirmWithdrawal, { id: late, answer: 'not-received' });
    expect(answer.body).toMatchObject({ code: 'WITHDRAWAL_TOO_LATE' });
    const id = await disbursed(node, ready);
    await node.callAs(ready.member, confirmWithdrawal, { id, answer: 'received' });
    const again = await node.callAs(ready.member, confirmWithdrawal, { id, answer: 'received' });
    expect(again.status).toBe(200);
    const other = await node.callAs(ready.member, confirmWithdrawal, { id, answer: 'not-received' });
    expect(other.body).toMatchObject({ code: 'WITHDRAWAL_ANSWERED' });
  });

  test('[MEM-06] X3: a refund of more than is missing, by one person alone, or twice', async () => {
    const ready = await readyMember(node);
    const id = await disbursed(node, ready);
    const propose = (amount: bigint) => proposeWithdrawalRefund(place(), { id, amount, ...ACT });
    expect(await propose(100n)).toBe(false);
    await node.callAs(ready.member, confirmWithdrawal, {
      id,
      answer: 'partly',
      received: '595.00',
      remaining: '400.00',
    });
    expect(await propose(400_01n)).toBe(false);
    expect(await propose(400_00n)).toBe(true);
    expect(await propose(1n)).toBe(false);
    expect(await confirmWithdrawalRefund(place(), { id, by: 'farida', reason: 'myself' })).toBe(
      'same-person',
    );
    expect(await balanceOf(ready.member)).toEqual(['9000.00', '0.00']);
    const second = { id, by: 'Kamal', reason: 'the bank agrees' };
    const both = await Promise.all([
      confirmWithdrawalRefund(place(), second),
      confirmWithdrawalRefund(place(), second),
    ]);
    expect(both.toSorted()).toEqual(['not-proposed', 'refunded']);
    expect(await balanceOf(ready.member)).toEqual(['9400.00', '0.00']);
    expect(await shown(ready.member)).toMatchObject({ state: 'refunded', refunded: '400.00' });
    expect(await auditOf(id)).toEqual([
      'withdrawal-approved',
      'withdrawal-disbursing',
      'withdrawal-disbursed',
      'withdrawal-refund-proposed',
      'withdrawal-refunded',
    ]);
  });
});

describe('the way of the money', () => {
  test('[MEM-05] X1: turned down, the money is free again and the reason is read', async () => {
    const ready = await readyMember(node);
    const id = await requested(node, ready);
    await rejectWithdrawal(place(), { id, by: 'Farida', reason: 'The name differs from yours.' });
    expect(await balanceOf(ready.member)).toEqual(['10000.00', '0.00']);
    expect(await shown(ready.member)).toMatchObject({
      state: 'rejected',
      reason: 'The name differs from yours.',
    });
  });

  test('[MEM-05] X1: sent, it leaves through one door and the fee stays with the house', async () => {
    const before = await readBalance(database.db, {
      merchant: 'maidan',
      owner: '',
      currency: 'PLY',
      kind: 'withdrawals_out',
    });
    const ready = await readyMember(node);
    await disbursed(node, ready);
    const after = await readBalance(database.db, {
      merchant: 'maidan',
      owner: '',
      currency: 'PLY',
      kind: 'withdrawals_out',
    });
    expect(after.balance - before.balance).toBe(995_00n);
    expect(await balanceOf(ready.member)).toEqual(['9000.00', '0.00']);
    const { steps, confirmBy } = await shown(ready.member);
    expect(steps.map(({ state }) => state)).toEqual(['requested', 'approved', 'disbursing', 'disbursed']);
    expect(steps.map(({ at }) => at)).toEqual(steps.map(({ at }) => at).toSorted());
    expect(Date.parse(confirmBy ?? '') - Date.parse(steps.at(-1)?.at ?? '')).toBeCloseTo(3_600_000, -3);
  });

  test('[MEM-05] the bank says no: the money is free again', async () => {
    const ready = await readyMember(node, '01755510000');
    const id = await requested(node, ready);
    await approveWithdrawal(place(), { id, ...ACT });
    expect(await disburseWithdrawal(place(), { id, ...ACT })).toBe('failed');
    expect(await balanceOf(ready.member)).toEqual(['10000.00', '0.00']);
  });

  test('[MEM-05] X5: an order that is out is asked after on all nodes, paid once and booked once', async () => {
    const ready = await readyMember(node);
    const id = await requested(node, ready);
    await approveWithdrawal(place(), { id, ...ACT });
    // The sandbox's bank takes its time.
    expect(await disburseWithdrawal(place(), { id, ...ACT })).toBe('waiting');
    expect(await balanceOf(ready.member)).toEqual(['9000.00', '1000.00']);
    await asOwner(
      database.url,
      `update sandbox_disbursement set settles_at = platform_now() where reference = 'MW-${id}'`,
    );
    await Promise.all([reconcileWithdrawal(place(), BigInt(id)), reconcileWithdrawal(place(), BigInt(id))]);
    expect(await balanceOf(ready.member)).toEqual(['9000.00', '0.00']);
    const paid = await database.db.query(
      sql`select amount from sandbox_disbursement where reference = ${`MW-${id}`}`,
    );
    expect(paid).toEqual([{ amount: 995_00n }]);
    expect(await auditOf(id)).toEqual([
      'withdrawal-approved',
      'withdrawal-disbursing',
      'withdrawal-disbursed',
    ]);
  });

  test('[MEM-05] X5: what nobody can say stays out and held, and is asked after again, by one node at a time', async () => {
    const ready = await readyMember(node, '01755510002');
    const id = await requested(node, ready);
    await approveWithdrawal(place(), { id, ...ACT });
    expect(await disburseWithdrawal(place(), { id, ...ACT })).toBe('waiting');
    expect(await reconcileDisbursing(place())).toBe(0);
    await sentLongAgo(database.db, id);
    const asked = await Promise.all([reconcileDisbursing(place()), reconcileDisbursing(place())]);
    expect(asked.toSorted()).toEqual([0, 1]);
    expect((await shown(ready.member)).state).toBe('disbursing');
    expect(await balanceOf(ready.member)).toEqual(['9000.00', '1000.00']);
  });

  test('[MEM-05] X5: an order the provider never heard of is sent again, under the same reference', async () => {
    const ready = await readyMember(node);
    const id = await requested(node, ready);
    await approveWithdrawal(place(), { id, ...ACT });
    const asked: string[] = [];
    const deaf: Disburser = {
      disburse: async ({ reference }) => (asked.push(reference) === 1 ? 'unknown' : 'accepted'),
      readDisbursement: async () => (asked.length === 1 ? 'missing' : 'paid'),
    };
    expect(await disburseWithdrawal(place(), { id, ...ACT }, deaf)).toBe('waiting');
    expect(await reconcileWithdrawal(place(), BigInt(id), deaf)).toBe('disbursed');
    expect(asked).toEqual([`MW-${id}`, `MW-${id}`]);
  });

  test('[MEM-06] X4: without an answer it counts as received at the deadline, once on all nodes', async () => {
    const ready = await readyMember(node);
    const [early, late] = [await disbursed(node, ready), await disbursed(node, ready)];
    await setDeadline(database.db, late, -1);
    const counts = await Promise.all([closeDueWithdrawals(place()), closeDueWithdrawals(place())]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(1);
    const rows = await database.db.query(
      sql`select state from withdrawal where id in (${early}::bigint, ${late}::bigint) order by id`,
    );
    expect(rows).toEqual([{ state: 'disbursed' }, { state: 'auto-received' }]);
  });

  test('[MEM-07] forced-received is refunded exactly where the setting said so when the money was sent', async () => {
    const { settings } = place();
    const rules = await settings.get('withdrawal');
    const ready = await readyMember(node);
    const kept = await disbursed(node, ready);
    await settings.change('withdrawal', { ...rules, refundOnForcedReceived: true });
    const promised = await disbursed(node, ready);
    await settings.change('withdrawal', rules);
    for (const id of [kept, promised]) await setDeadline(database.db, id, -1);
    await closeDueWithdrawals(place());
    const propose = (id: string) => proposeWithdrawalRefund(place(), { id, amount: 995_00n, ...ACT });
    expect([await propose(kept), await propose(promised)]).toEqual([false, true]);
    const { refundIfForced, received } = await shown(ready.member);
    expect([refundIfForced, received]).toEqual([true, null]);
  });

  test('[MEM-05] the sandbox sees a withdrawal through by itself; production waits for persons', async () => {
    const { settings } = place();
    const rules = await settings.get('withdrawal');
    await settings.change('withdrawal', { ...rules, sandboxSeconds: 0 });
    const ready = await readyMember(node);
    await requested(node, ready);
    const production = { ...place(), config: { ...place().config, profile: 'production' as const } };
    expect(await moveSandboxWithdrawals(production)).toBe(0);
    await moveSandboxWithdrawals(place());
    expect((await shown(ready.member)).state).toBe('approved');
    await moveSandboxWithdrawals(place());
    expect((await shown(ready.member)).state).toBe('disbursing');
    await settings.change('withdrawal', rules);
  });

  test('[MEM-05] open pages hear of every step, and of no step of others', async () => {
    const [ready, other] = [await readyMember(node), await readyMember(node)];
    const [page, foreign] = [await openPage(node, ready.member), await openPage(node, other.member)];
    const id = await disbursed(node, ready);
    const states = () =>
      framesOf(page).flatMap((frame) => (frame.type === 'withdrawal' ? [frame.data.state] : []));
    await expect.poll(states).toEqual(['requested', 'approved', 'disbursing', 'disbursed']);
    // Everybody's news may come in between: the rules were changed a moment ago.
    expect(ownFramesOf(page).find(({ type }) => type === 'withdrawal')).toMatchObject({
      channel: withdrawalsChannel(ready.member.memberId),
      data: { id },
    });
    expect(framesOf(foreign).filter(({ type }) => type === 'withdrawal')).toEqual([]);
    for (const { socket } of [page, foreign]) socket.close();
  });
});
