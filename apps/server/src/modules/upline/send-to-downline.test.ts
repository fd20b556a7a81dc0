import { randomUUID } from 'node:crypto';
import { getDownlineDesk } from '@maidan/contract/upline/get-downline-desk.ts';
import { listPlatformMessages } from '@maidan/contract/messages/platform/list-platform-messages.ts';
import { getUplineDesk } from '@maidan/contract/upline/get-upline-desk.ts';
import { listLineTransfers } from '@maidan/contract/upline/list-line-transfers.ts';
import { sendToDownline } from '@maidan/contract/upline/send-to-downline.ts';
import { setLimit } from '@maidan/contract/protection/set-limit.ts';
import { getBalance } from '@maidan/contract/wallet/get-balance.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkLedger } from '#ledger/check-ledger.ts';
import { maskName } from '#modules/messages/mask-name.ts';
import { reconcile } from '#modules/reconcile/reconcile.ts';
import type { UplineRules } from '#settings/upline-rules.ts';
import { asOwner } from '#testing/as-owner.ts';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import type { Caller, MemberCaller } from '#testing/test-app.ts';
import { putBelow, withPin } from '#testing/uplines.ts';
import { giveDeposit, PIN } from '#testing/withdrawals.ts';

let standard: UplineRules;
const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
beforeAll(async () => {
  standard = await node.app.platform.settings.get('downlineTransfer');
});
beforeEach(() => node.app.platform.settings.change('downlineTransfer', standard));

const rule = (change: Partial<UplineRules>) =>
  node.app.platform.settings.change('downlineTransfer', { ...standard, ...change });

/** An agent, an agent below, and a member below that one; beside them a line that is nobody's business. */
async function line() {
  const [agent, middle, member, stranger] = [
    await withPin(node),
    await withPin(node),
    await node.registerAndLogin(),
    await node.registerAndLogin(),
  ];
  await putBelow(node, agent, middle);
  await putBelow(node, middle, member);
  return { agent, middle, member, stranger };
}

const send = (from: MemberCaller, to: string, amount: string, more: object = {}) =>
  node.callAs(from, sendToDownline, {
    operationId: randomUUID(),
    amount,
    to,
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

const bend = (id: string, change: ReturnType<typeof sql>) =>
  database.db.query(sql`update member set ${change} where id = ${id}::bigint`);
const freeze = ({ memberId }: MemberCaller, at: string) =>
  asOwner(
    database.url,
    `update ledger_account set frozen_at = ${at} where kind = 'member' and owner = '${memberId}'`,
  );
const rowsOf = () => database.db.query(sql`select from upline_transfer`);

describe('refusals: nothing moves on either side', () => {
  test('[AGT-04] T9, A1: up, sideways, to oneself, to a stranger, to nobody: all are unknown alike', async () => {
    const { agent, middle, member, stranger } = await line();
    const sister = await withPin(node);
    await putBelow(node, agent, sister);
    const before = (await rowsOf()).length;
    for (const [from, to] of [
      [middle, agent.memberId],
      [middle, sister.memberId],
      [middle, middle.memberId],
      [agent, stranger.memberId],
      [agent, '999999999'],
    ] as const) {
      expect(await codeOf(send(from, to, '100.00'))).toBe('DOWNLINE_UNKNOWN');
      expect(await codeOf(node.callAs(from, getDownlineDesk, { to }))).toBe('DOWNLINE_UNKNOWN');
    }
    expect(await codeOf(send(member, stranger.memberId, '100.00'))).toBe('NOT_ALLOWED');
    for (const each of [agent, middle, member, sister, stranger])
      expect(await balanceOf(each)).toBe('10000.00');
    expect((await rowsOf()).length).toBe(before);
  });

  test('[AGT-04] T9: less than nothing, nothing, and what is no amount', async () => {
    const { agent, member } = await line();
    for (const amount of ['-5.00', '0.00', '1e3', '10.005', '99999999999.00', '১০০.০০'])
      expect(await codeOf(send(agent, member.memberId, amount))).toBe('BAD_REQUEST');
    expect([await balanceOf(agent), await balanceOf(member)]).toEqual(['10000.00', '10000.00']);
  });

  test('[AGT-04] [PWD-05] without the payment password, below and above the bounds, beyond the balance, where it is off', async () => {
    const { agent, member } = await line();
    const to = member.memberId;
    expect(await codeOf(send(agent, to, '100.00', { paymentPassword: '111222' }))).toBe(
      'PAYMENT_PASSWORD_WRONG',
    );
    expect(await codeOf(send(agent, to, '9.99'))).toBe('UPLINE_AMOUNT');
    expect(await codeOf(send(agent, to, '50000.01'))).toBe('UPLINE_AMOUNT');
    expect(await codeOf(send(agent, to, '10000.01'))).toBe('INSUFFICIENT_FUNDS');
    await rule({ offered: false });
    expect(await codeOf(send(agent, to, '100.00'))).toBe('FEATURE_OFF');
    expect([await balanceOf(agent), await balanceOf(member)]).toEqual(['10000.00', '10000.00']);
  });

  test('[AGT-04] A10: an agent on a break or closed sends nothing, and whoever is on one is sent nothing', async () => {
    const { agent, middle, member } = await line();
    await bend(member.memberId, sql`break_kind = 'timeout', break_until = platform_now() + interval '1 day'`);
    expect(await codeOf(send(agent, member.memberId, '100.00'))).toBe('DOWNLINE_CLOSED');
    await bend(agent.memberId, sql`break_kind = 'timeout', break_until = platform_now() + interval '1 day'`);
    expect(await codeOf(send(agent, middle.memberId, '100.00'))).toBe('ON_BREAK');
    await bend(middle.memberId, sql`status = 'excluded'`);
    expect(await codeOf(send(middle, member.memberId, '100.00'))).not.toBe('done');
    expect(await Promise.all([agent, middle, member].map(balanceOf))).toEqual(
      Array.from({ length: 3 }, () => '10000.00'),
    );
  });

  test('[AGT-04] A10: nothing goes from a frozen wallet, nor into one', async () => {
    const { agent, middle, member } = await line();
    const before = (await rowsOf()).length;
    await freeze(middle, 'platform_now()');
    expect(await codeOf(send(middle, member.memberId, '100.00'))).toBe('ACCOUNT_FROZEN');
    // Whose wallet it is, is nobody else's to know.
    expect(await codeOf(send(agent, middle.memberId, '100.00'))).toBe('DOWNLINE_CLOSED');
    expect((await rowsOf()).length).toBe(before);
    await freeze(middle, 'null');
    expect(await Promise.all([agent, middle, member].map(balanceOf))).toEqual(
      Array.from({ length: 3 }, () => '10000.00'),
    );
    expect(await codeOf(send(middle, member.memberId, '100.00'))).toBe('done');
  });

  test('[AGT-04] R1: the receiver’s own limit of deposits holds, and nobody is told that there is one', async () => {
    const { agent, member } = await line();
    const limit = await node.callAs(member, setLimit, { kind: 'deposit', period: 'day', value: '300.00' });
    expect(limit.body.success).toBe(true);
    expect(await codeOf(send(agent, member.memberId, '300.01'))).toBe('DOWNLINE_CLOSED');
    expect(await codeOf(send(agent, member.memberId, '200.00'))).toBe('done');
    expect(await codeOf(send(agent, member.memberId, '100.01'))).toBe('DOWNLINE_CLOSED');
    expect(await balanceOf(member)).toBe('10200.00');
  });

  test('[AGT-04] what a deposit binds does not leave down the line either', async () => {
    const { agent, member } = await line();
    await giveDeposit(database.db, agent.memberId, 500_000n);
    expect(await codeOf(send(agent, member.memberId, '10000.01'))).toBe('TURNOVER_LEFT');
    expect(await codeOf(send(agent, member.memberId, '10000.00'))).toBe('done');
  });
});

describe('a transfer down', () => {
  test('[AGT-04] goes to anybody below, once under its id, and stands in both statements', async () => {
    const { agent, member, middle } = await line();
    const operationId = randomUUID();
    const desk = await node.callAs(agent, getDownlineDesk, { to: member.memberId });
    expect(desk.body).toMatchObject({ value: { receiver: { name: maskName(member.username), depth: 2 } } });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => send(agent, member.memberId, '750.00', { operationId })),
    );
    expect(new Set(answers.map(({ body }) => (body.success ? body.value.code : body.code))).size).toBe(1);
    expect([await balanceOf(agent), await balanceOf(member)]).toEqual(['9250.00', '10750.00']);
    expect(await codeOf(send(agent, middle.memberId, '750.00', { operationId }))).toBe('OPERATION_CONFLICT');
    expect(await codeOf(send(agent, member.memberId, '751.00', { operationId }))).toBe('OPERATION_CONFLICT');
    const list = async (caller: Caller, which: 'all' | 'sent' | 'received') => {
      const { body } = await node.callAs(caller, listLineTransfers, { which });
      return body.success
        ? body.value.transfers.map((one) => [one.direction, one.sent, one.amount, one.other, one.number])
        : body;
    };
    // AGT-10: two levels below the name is masked, and its number tells it from one that looks alike.
    const receiver = [maskName(member.username), member.memberId];
    expect(answers[0]?.body).toMatchObject({ value: { to: receiver[0] } });
    expect(await list(agent, 'all')).toEqual([['down', true, '750.00', ...receiver]]);
    expect(await list(agent, 'received')).toEqual([]);
    // MSG-03: whoever received it is told, once; whoever sent it has been answered.
    const [code] = answers.map(({ body }) => (body.success ? body.value.code : body.code));
    const told = await Promise.all(
      [agent, member].map((caller) => node.callAs(caller, listPlatformMessages, {})),
    );
    expect(told.map(({ body }) => body)).toMatchObject([
      { value: { messages: [] } },
      {
        value: {
          messages: [
            {
              kind: 'transfer-received',
              content: expect.stringMatching(new RegExp(`750.*${code}`)),
              link: '/member/transactionHistory',
            },
          ],
        },
      },
    ]);
    await database.db.query(sql`update member set type = 42 where id = ${member.memberId}::bigint`);
    expect(await list(member, 'received')).toEqual([
      ['down', false, '750.00', maskName(agent.username), null],
    ]);
    await send(agent, middle.memberId, '100.00');
    expect(await list(agent, 'all')).toEqual([
      ['down', true, '100.00', middle.username, middle.memberId],
      ['down', true, '750.00', ...receiver],
    ]);
    // An agent knows the direct upline by name, as contracts tell it.
    expect(await list(middle, 'received')).toEqual([['down', false, '100.00', agent.username, null]]);
    const upward = await node.callAs(middle, getUplineDesk, {});
    expect(upward.body).toMatchObject({ value: { upline: { name: agent.username } } });
  });

  test('[AGT-04] of many at once no more go than the day and the hour allow', async () => {
    const { agent, member } = await line();
    await rule({ perDay: '1000.00', largest: '500.00' });
    const many = await Promise.all(
      Array.from({ length: 4 }, () => codeOf(send(agent, member.memberId, '400.00'))),
    );
    expect(many.toSorted()).toEqual(['UPLINE_DAY_LIMIT', 'UPLINE_DAY_LIMIT', 'done', 'done']);
    await rule({ timesPerHour: 2 });
    expect(await codeOf(send(agent, member.memberId, '10.00'))).toBe('UPLINE_TOO_OFTEN');
    expect(await checkLedger(database.db)).toEqual([]);
    expect((await reconcile(database.db)).faults).toEqual([]);
  });
});
