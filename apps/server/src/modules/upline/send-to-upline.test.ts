import { randomUUID } from 'node:crypto';
import { getUplineDesk } from '@maidan/contract/upline/get-upline-desk.ts';
import { sendToUpline } from '@maidan/contract/upline/send-to-upline.ts';
import { listMovements } from '@maidan/contract/records/list-movements.ts';
import { getBalance } from '@maidan/contract/wallet/get-balance.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { maskName } from '#modules/messages/mask-name.ts';
import { reconcile } from '#modules/reconcile/reconcile.ts';
import type { UplineRules } from '#settings/upline-rules.ts';
import { uplineKey } from './upline-key.ts';
import type { Caller, MemberCaller } from '#testing/test-app.ts';
import { putBelow, withPin } from '#testing/uplines.ts';
import { giveDeposit, PIN, playRound } from '#testing/withdrawals.ts';

let standard: UplineRules;
const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
beforeAll(async () => {
  standard = await node.app.platform.settings.get('uplineTransfer');
});
beforeEach(() => node.app.platform.settings.change('uplineTransfer', standard));

const rule = (change: Partial<UplineRules>) =>
  node.app.platform.settings.change('uplineTransfer', { ...standard, ...change });

async function pair(): Promise<{ member: MemberCaller; agent: MemberCaller }> {
  const [member, agent] = [await withPin(node), await node.registerAndLogin()];
  await putBelow(node, agent, member);
  return { member, agent };
}

const send = (caller: MemberCaller, agent: MemberCaller, amount: string, more: object = {}) =>
  node.callAs(caller, sendToUpline, {
    operationId: randomUUID(),
    amount,
    to: uplineKey({ merchant: 'maidan', memberId: caller.memberId }, agent.memberId),
    paymentPassword: PIN,
    ...more,
  });

async function codeOf(answer: Promise<{ body: { success: boolean; code?: string } }>): Promise<string> {
  const { body } = await answer;
  return body.success ? 'done' : (body.code ?? '');
}

async function balanceOf(caller: Caller): Promise<string> {
  const { body } = await node.callAs(caller, getBalance, {});
  return body.success ? body.value.balance : body.code;
}

async function expectUntouched(...members: MemberCaller[]): Promise<void> {
  for (const member of members) expect(await balanceOf(member)).toBe('10000.00');
  const ids = members.map(({ memberId }) => memberId);
  const rows = await database.db.query(sql`
    select 1 from upline_transfer where sender_id = any(${ids}::bigint[]) or receiver_id = any(${ids}::bigint[])`);
  expect(rows).toEqual([]);
}

describe('refusals: nothing moves on either side', () => {
  test('[MEM-12] whoever has nobody above is told so, kindly, and the page knows it beforehand', async () => {
    const [alone, other] = [await withPin(node), await node.registerAndLogin()];
    expect(await codeOf(send(alone, other, '500.00'))).toBe('UPLINE_NONE');
    const desk = await node.callAs(alone, getUplineDesk, {});
    expect(desk.body).toMatchObject({ value: { upline: null, recent: [] } });
    await expectUntouched(alone, other);
  });

  test('[MEM-12] T9: an upline that is no agent is none', async () => {
    const { member, agent } = await pair();
    await database.db.query(sql`update member set type = 0 where id = ${agent.memberId}::bigint`);
    expect(await codeOf(send(member, agent, '500.00'))).toBe('UPLINE_NONE');
    await expectUntouched(member, agent);
  });

  test('[MEM-12] a wrong payment password, none at all, and a session that waits', async () => {
    const { member, agent } = await pair();
    expect(await codeOf(send(member, agent, '500.00', { paymentPassword: '111222' }))).toBe(
      'PAYMENT_PASSWORD_WRONG',
    );
    const without = await node.registerAndLogin();
    await putBelow(node, agent, without);
    expect(await codeOf(send(without, agent, '500.00'))).toBe('PAYMENT_PASSWORD_MISSING');
    await database.db.query(sql`
      update session set held_until = platform_now() + interval '5 hours' where member_id = ${member.memberId}::bigint`);
    expect(await codeOf(send(member, agent, '500.00'))).toBe('HELD_FOR_SAFETY');
    await database.db.query(sql`update session set held_until = null`);
    await expectUntouched(member, agent, without);
  });

  test.each(['99.99', '20000.01'])('[MEM-12] %s is outside of what one transfer may be', async (amount) => {
    const { member, agent } = await pair();
    const answer = await send(member, agent, amount);
    expect(answer.body).toMatchObject({
      code: 'UPLINE_AMOUNT',
      message: 'Please choose an amount from ৳100.00 to ৳20,000.00.',
    });
    await expectUntouched(member, agent);
  });

  test.each(['0.00', '-500.00', '1e3', '500', '500.000', '9999999999999.00'])(
    '[MEM-12] L7: %s is no amount',
    async (amount) => {
      const { member, agent } = await pair();
      expect((await send(member, agent, amount)).status).toBe(400);
      await expectUntouched(member, agent);
    },
  );

  test('[MEM-12] more than there is', async () => {
    const { member, agent } = await pair();
    expect(await codeOf(send(member, agent, '10000.01'))).toBe('INSUFFICIENT_FUNDS');
    await expectUntouched(member, agent);
  });

  test('[MEM-12] R2: on a break nothing is sent, and to an agent on a break or closed nothing either', async () => {
    const { member, agent } = await pair();
    await database.db.query(sql`update member set status = 'closed' where id = ${agent.memberId}::bigint`);
    expect(await codeOf(send(member, agent, '500.00'))).toBe('UPLINE_CLOSED');
    await database.db.query(sql`update member set status = 'active' where id = ${agent.memberId}::bigint`);
    await database.db.query(sql`
      update member set break_until = 'infinity', break_kind = 'exclusion' where id = ${agent.memberId}::bigint`);
    expect(await codeOf(send(member, agent, '500.00'))).toBe('UPLINE_CLOSED');
    await database.db.query(sql`
      update member set break_until = platform_now() + interval '1 day', break_kind = 'timeout'
      where id = ${member.memberId}::bigint`);
    expect(await codeOf(send(member, agent, '500.00'))).toBe('ON_BREAK');
    await expectUntouched(member, agent);
  });

  test('[MEM-12] T9: the agent changed since the name was shown', async () => {
    const { member, agent } = await pair();
    const other = await node.registerAndLogin();
    await putBelow(node, other, member);
    expect(await codeOf(send(member, agent, '500.00'))).toBe('UPLINE_CHANGED');
    await expectUntouched(member, agent, other);
  });

  test('[MEM-12] where the house has switched it off', async () => {
    const { member, agent } = await pair();
    await rule({ offered: false });
    expect(await codeOf(send(member, agent, '500.00'))).toBe('FEATURE_OFF');
    expect((await node.callAs(member, getUplineDesk, {})).body).toMatchObject({ value: { offered: false } });
    await expectUntouched(member, agent);
  });

  test('[MEM-12] money that was deposited and not played is no way round the rule of withdrawals', async () => {
    const { member, agent } = await pair();
    await giveDeposit(database.db, member.memberId, 1_000_00n);
    expect((await node.callAs(member, getUplineDesk, {})).body).toMatchObject({
      value: { available: '10000.00', bound: '1000.00', turnoverLeft: '1000.00' },
    });
    await rule({ largest: '20000.00', perDay: '20000.00' });
    expect(await codeOf(send(member, agent, '10000.01'))).toBe('TURNOVER_LEFT');
    // What was there before the deposit is free.
    expect(await codeOf(send(member, agent, '10000.00'))).toBe('done');
    expect(await codeOf(send(member, agent, '500.00'))).toBe('TURNOVER_LEFT');
    await playRound(database.url, member.memberId, 1_000_00n);
    expect(await codeOf(send(member, agent, '500.00'))).toBe('done');
  });

  test('[MEM-12] more than the day and the hour allow, also when all come at once', async () => {
    await rule({ perDay: '2000.00', largest: '1500.00', timesPerHour: 4 });
    const { member, agent } = await pair();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => codeOf(send(member, agent, '1000.00'))),
    );
    expect(answers.toSorted()).toEqual(['UPLINE_DAY_LIMIT', 'UPLINE_DAY_LIMIT', 'done', 'done']);
    await rule({ timesPerHour: 2 });
    expect(await codeOf(send(member, agent, '500.00'))).toBe('UPLINE_TOO_OFTEN');
    expect([await balanceOf(member), await balanceOf(agent)]).toEqual(['8000.00', '12000.00']);
  });

  test('[MEM-12] the same id with another amount', async () => {
    const { member, agent } = await pair();
    const operationId = randomUUID();
    await send(member, agent, '500.00', { operationId });
    expect(await codeOf(send(member, agent, '600.00', { operationId }))).toBe('OPERATION_CONFLICT');
    expect([await balanceOf(member), await balanceOf(agent)]).toEqual(['9500.00', '10500.00']);
  });
});

describe('who to whom', () => {
  test('[MEM-12] T9, A1: only to the own agent; not down, not sideways, not past the next above', async () => {
    const [top, middle, sibling, member] = [
      await withPin(node),
      await withPin(node),
      await withPin(node),
      await withPin(node),
    ];
    await putBelow(node, top, middle);
    await putBelow(node, middle, member, sibling);
    const people = { top, middle, sibling, member };
    const above: Record<string, string> = { middle: 'top', member: 'middle', sibling: 'middle' };
    const outcomes: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const [from, sender] of Object.entries(people))
      for (const [to, receiver] of Object.entries(people)) {
        outcomes[`${from} to ${to}`] = await codeOf(send(sender, receiver, '100.00'));
        expected[`${from} to ${to}`] =
          above[from] === to ? 'done' : above[from] === undefined ? 'UPLINE_NONE' : 'UPLINE_CHANGED';
      }
    expect(outcomes).toEqual(expected);
    const balances = await Promise.all(Object.values(people).map(balanceOf));
    expect(balances).toEqual(['10100.00', '10100.00', '9900.00', '9900.00']);
  });
});

describe('what a transfer does', () => {
  test('[MEM-12] one id moves once however often and however fast it is sent, and both records show it with its code', async () => {
    const { member, agent } = await pair();
    const operationId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => send(member, agent, '1500.00', { operationId })),
    );
    const codes = answers.map(({ body }) => (body.success ? body.value.code : body.code));
    expect(new Set(codes).size).toBe(1);
    expect(codes[0]).toMatch(/^U-[0-9A-Z]{9}$/);
    expect([await balanceOf(member), await balanceOf(agent)]).toEqual(['8500.00', '11500.00']);
    for (const [caller, amount, balanceAfter] of [
      [member, '-1500.00', '8500.00'],
      [agent, '1500.00', '11500.00'],
    ] as const) {
      const { body } = await node.callAs(caller, listMovements, { kind: 'transfer' });
      expect(body).toMatchObject({
        value: { movements: [{ kind: 'transfer', amount, balanceAfter, reference: codes[0] }] },
      });
    }
    const desk = await node.callAs(member, getUplineDesk, {});
    expect(desk.body).toMatchObject({
      value: {
        upline: { name: maskName(agent.username) },
        available: '8500.00',
        limits: { leftToday: '48500.00', timesLeft: 4 },
        recent: [{ code: codes[0], amount: '1500.00' }],
      },
    });
    expect(desk.raw.body).not.toContain(agent.username);
  });

  test('[MEM-12] L5: what was written stays, and the books agree', async () => {
    await expect(database.db.query(sql`update upline_transfer set amount = 1`)).rejects.toThrow(
      /permission denied|append only/,
    );
    await expect(database.db.query(sql`delete from upline_transfer`)).rejects.toThrow(
      /permission denied|append only/,
    );
    const { faults, report } = await reconcile(database.db);
    expect(faults).toEqual([]);
    expect(report.join('\n')).toContain('transfers to agents');
  });
});
