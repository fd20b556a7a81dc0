import { randomUUID } from 'node:crypto';
import { getBalance } from '@maidan/contract/wallet/get-balance.ts';
import { addPayoutAccount } from '@maidan/contract/withdrawal/add-payout-account.ts';
import { getWithdrawalDesk } from '@maidan/contract/withdrawal/get-withdrawal-desk.ts';
import { listWithdrawals } from '@maidan/contract/withdrawal/list-withdrawals.ts';
import { removePayoutAccount } from '@maidan/contract/withdrawal/remove-payout-account.ts';
import { requestWithdrawal } from '@maidan/contract/withdrawal/request-withdrawal.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import type { WithdrawalRules } from '#settings/withdrawal-rules.ts';
import type { MemberCaller } from '#testing/test-app.ts';
import { accountInput, bindAccount, giveDeposit, PIN, playRound, readyMember } from '#testing/withdrawals.ts';

let standard: WithdrawalRules;

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
beforeAll(async () => {
  standard = await node.app.platform.settings.get('withdrawal');
});
beforeEach(() => node.app.platform.settings.change('withdrawal', standard));

const rule = (change: Partial<WithdrawalRules>) =>
  node.app.platform.settings.change('withdrawal', { ...standard, ...change });

const ask = (member: MemberCaller, accountId: string, amount: string, more: object = {}) =>
  node.callAs(member, requestWithdrawal, {
    operationId: randomUUID(),
    accountId,
    amount,
    paymentPassword: PIN,
    ...more,
  });

async function codeOf(answer: Promise<{ body: { success: boolean; code?: string } }>): Promise<string> {
  const { body } = await answer;
  return body.success ? 'done' : (body.code ?? '');
}

const playEven = (member: MemberCaller, stake: bigint, state: 'open' | 'closed' = 'closed') =>
  playRound(database.url, member.memberId, stake, state, stake);

/** Nothing is set aside and nothing is written. */
async function expectUntouched(member: MemberCaller): Promise<void> {
  const { body } = await node.callAs(member, getBalance, {});
  expect(body).toMatchObject({ value: { held: '0.00', balance: '10000.00' } });
  const rows = await database.db.query(
    sql`select 1 from withdrawal where member_id = ${member.memberId}::bigint`,
  );
  expect(rows).toEqual([]);
}

describe('refusals: nothing is set aside', () => {
  test('[MEM-05] a wrong payment password, and none at all', async () => {
    const { member, accountId } = await readyMember(node);
    expect(await codeOf(ask(member, accountId, '500.00', { paymentPassword: '111222' }))).toBe(
      'PAYMENT_PASSWORD_WRONG',
    );
    await expectUntouched(member);
    const without = await node.registerAndLogin();
    expect(await codeOf(ask(without, '1', '500.00'))).toBe('PAYMENT_PASSWORD_MISSING');
  });

  test('[MEM-05] T25: a session that came about without the password is told until when it waits', async () => {
    const { member, accountId } = await readyMember(node);
    await database.db.query(sql`
      update session set held_until = platform_now() + interval '5 hours' where member_id = ${member.memberId}::bigint`);
    const answer = await ask(member, accountId, '500.00');
    expect(answer.body).toMatchObject({ code: 'HELD_FOR_SAFETY' });
    await database.db.query(sql`update session set held_until = null`);
    await expectUntouched(member);
  });

  test('[MEM-05] an account that waits, one that was removed, and one of somebody else', async () => {
    const { member } = await readyMember(node);
    const fresh = await node.callAs(member, addPayoutAccount, accountInput('01755500011'));
    if (!fresh.body.success) throw new Error(fresh.raw.body);
    expect(fresh.body.value).toMatchObject({ usable: false, number: '•••• 0011', holder: 'D•••• R••••' });
    expect(await codeOf(ask(member, fresh.body.value.id, '500.00'))).toBe('PAYOUT_ACCOUNT_WAITING');
    await node.callAs(member, removePayoutAccount, { id: fresh.body.value.id });
    expect(await codeOf(ask(member, fresh.body.value.id, '500.00'))).toBe('NOT_FOUND');
    const other = await readyMember(node);
    expect(await codeOf(ask(member, other.accountId, '500.00'))).toBe('NOT_FOUND');
    expect(await codeOf(node.callAs(member, removePayoutAccount, { id: other.accountId }))).toBe('NOT_FOUND');
    await expectUntouched(member);
  });

  test.each(['499.99', '50000.01'])(
    '[MEM-05] %s is outside of what one withdrawal may be',
    async (amount) => {
      const { member, accountId } = await readyMember(node);
      const answer = await ask(member, accountId, amount);
      expect(answer.body).toMatchObject({
        code: 'WITHDRAWAL_AMOUNT',
        message: 'Please choose an amount from ৳500.00 to ৳50,000.00.',
      });
      await expectUntouched(member);
    },
  );

  test.each(['0.00', '-500.00', '1e3', '500', '500.000', '０５００.00'])(
    '[MEM-05] L7: %s is no amount',
    async (amount) => {
      const { member, accountId } = await readyMember(node);
      expect((await ask(member, accountId, amount)).status).toBe(400);
      await expectUntouched(member);
    },
  );

  test('[MEM-05] more than there is', async () => {
    const { member, accountId } = await readyMember(node);
    expect(await codeOf(ask(member, accountId, '10000.01'))).toBe('INSUFFICIENT_FUNDS');
    await expectUntouched(member);
  });

  test('[MEM-05] more than is free: what is bound is named, and what was there before goes out at once', async () => {
    const { member, accountId } = await readyMember(node);
    await playEven(member, 700_00n);
    await giveDeposit(database.db, member.memberId, 1_000_00n);
    await playEven(member, 250_00n);
    const answer = await ask(member, accountId, '10000.01');
    expect(answer.body).toMatchObject({ code: 'TURNOVER_LEFT' });
    expect(answer.body.message).toBe(
      '৳10,000.00 is free now. The rest comes from deposits on which bets of ৳750.00 are still to be placed.',
    );
    expect((await node.callAs(member, getWithdrawalDesk, {})).body).toMatchObject({
      value: {
        most: '10000.00',
        stop: null,
        balance: '11000.00',
        bound: '1000.00',
        free: '10000.00',
        turnover: { required: '1000.00', counted: '250.00', left: '750.00', bets: 1 },
      },
    });
    expect(await codeOf(ask(member, accountId, '10000.00'))).toBe('done');
    // A second deposit adds to what is left of the first, also after a withdrawal; a running bet counts for nothing.
    await giveDeposit(database.db, member.memberId, 100_00n);
    await playEven(member, 80_00n, 'open');
    expect(await codeOf(ask(member, accountId, '500.00'))).toBe('TURNOVER_LEFT');
    expect((await node.callAs(member, getWithdrawalDesk, {})).body).toMatchObject({
      value: {
        most: '0.00',
        stop: 'bound',
        held: '10000.00',
        bound: '1100.00',
        turnover: { left: '850.00' },
      },
    });
    // The first deposit is done, the second is not: only the second stays.
    await playEven(member, 800_00n);
    expect(await codeOf(ask(member, accountId, '1000.01'))).toBe('TURNOVER_LEFT');
    expect(await codeOf(ask(member, accountId, '1000.00'))).toBe('done');
    await playEven(member, 50_00n);
    expect((await node.callAs(member, getWithdrawalDesk, {})).body).toMatchObject({
      value: {
        most: '0.00',
        stop: 'balance',
        bound: '0.00',
        turnover: { required: '0.00', left: '0.00', since: null },
      },
    });
  });

  test('[MEM-05] two requests for all that is free, at once, while a deposit is bound: one is taken', async () => {
    const { member, accountId } = await readyMember(node);
    await giveDeposit(database.db, member.memberId, 20_000_00n);
    const answers = await Promise.all([1, 2].map(() => codeOf(ask(member, accountId, '10000.00'))));
    expect(answers.toSorted()).toEqual(['TURNOVER_LEFT', 'done']);
  });

  test('[MEM-05] more than the day allows, in sum and in times, also when all come at once', async () => {
    await rule({ perDay: '2000.00', largest: '1500.00', timesPerDay: 3 });
    const { member, accountId } = await readyMember(node);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => codeOf(ask(member, accountId, '1000.00'))),
    );
    expect(answers.toSorted()).toEqual(['WITHDRAWAL_DAY_LIMIT', 'WITHDRAWAL_DAY_LIMIT', 'done', 'done']);
    await rule({ timesPerDay: 2 });
    expect(await codeOf(ask(member, accountId, '500.00'))).toBe('WITHDRAWAL_DAY_TIMES');
  });

  test('[MEM-05] the same id with another amount', async () => {
    const { member, accountId } = await readyMember(node);
    const operationId = randomUUID();
    await ask(member, accountId, '500.00', { operationId });
    expect(await codeOf(ask(member, accountId, '600.00', { operationId }))).toBe('OPERATION_CONFLICT');
  });
});

describe('what a request does', () => {
  test('[MEM-05] X1: the money is set aside, once for an id however often and however fast it is sent', async () => {
    await rule({ fee: '5.00', feeBasisPoints: 100 });
    const { member, accountId } = await readyMember(node);
    const operationId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => ask(member, accountId, '1500.00', { operationId })),
    );
    const ids = answers.map(({ body }) => (body.success ? body.value.id : body.code));
    expect(new Set(ids).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({
      value: { state: 'requested', amount: '1500.00', fee: '20.00', arrives: '1480.00', steps: [{}] },
    });
    const desk = await node.callAs(member, getWithdrawalDesk, {});
    expect(desk.body).toMatchObject({
      value: {
        most: '8500.00',
        held: '1500.00',
        free: '8500.00',
        limits: { leftToday: '98500.00', timesLeft: 4 },
      },
    });
    const audit = await database.db.query(
      sql`select state from ledger_hold h where h.key like ${`withdrawal:${member.memberId}:%`}`,
    );
    expect(audit).toEqual([{ state: 'reserved' }]);
  });

  test('[MEM-05] pages of own withdrawals join without a gap, and nobody sees those of others', async () => {
    await rule({ timesPerDay: 10 });
    const { member, accountId } = await readyMember(node);
    for (let count = 0; count < 5; count += 1) await ask(member, accountId, `50${count}.00`);
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await node.callAs(member, listWithdrawals, {
        pageSize: '2',
        ...(cursor === undefined ? {} : { cursor }),
      });
      if (!body.success) throw new Error(body.code);
      ids.push(...body.value.withdrawals.map(({ amount }) => amount));
      cursor = body.value.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(ids).toEqual(['504.00', '503.00', '502.00', '501.00', '500.00']);
    const other = await node.registerAndLogin();
    const foreign = await node.callAs(other, listWithdrawals, {});
    expect(foreign.body).toMatchObject({ value: { withdrawals: [], nextCursor: null } });
  });
});

describe('bound accounts', () => {
  test('[MEM-14] a wrong number, an unknown bank, the same twice, and a sixth', async () => {
    const { member } = await readyMember(node);
    const add = (more: object) =>
      codeOf(node.callAs(member, addPayoutAccount, { ...accountInput('01755500020'), ...more }));
    expect(await add({ number: '123456789' })).toBe('PAYOUT_NUMBER_INVALID');
    expect(await add({ institution: 'NOBODY' })).toBe('NOT_FOUND');
    expect(await add({ paymentPassword: '999888' })).toBe('PAYMENT_PASSWORD_WRONG');
    expect(await add({})).toBe('done');
    expect(await add({})).toBe('PAYOUT_ACCOUNT_TAKEN');
    const many = await Promise.all(
      Array.from({ length: 4 }, (_, index) => add({ number: `0175550003${index}` })),
    );
    expect(many.toSorted()).toEqual(['PAYOUT_ACCOUNTS_FULL', 'done', 'done', 'done']);
  });

  test('[MEM-14] numbers and names leave the house masked only', async () => {
    const { member } = await readyMember(node);
    await bindAccount(database.db, member.memberId, '12345678901234', 'HILSA_BANK');
    const answer = await node.callAs(member, getWithdrawalDesk, {});
    expect(answer.raw.body).not.toMatch(/12345678901234|Rahman/);
    expect(answer.raw.body).toContain('•••• 1234');
  });
});
