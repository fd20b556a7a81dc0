import { displayMoney, parseMoney } from '@maidan/contract/money.ts';
import { logout } from '@maidan/contract/accounts/sessions/logout.ts';
import { getBalance } from '@maidan/contract/wallet/get-balance.ts';
import { expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { postTransaction } from '#ledger/post-transaction.ts';
import type { Caller } from '#testing/test-app.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);

const ask = async (caller: Caller) => {
  const answer = await node.callAs(caller, getBalance, {});
  if (!answer.body.success) throw new Error(answer.raw.body);
  return answer.body.value;
};

test('a visitor has no balance', async () => {
  const answer = await node.callAs(null, getBalance, {});
  expect([answer.status, answer.body.success]).toEqual([401, false]);
});

test('[HDR-07] the balance has two decimals and the currency symbol, and shows with thousands commas', async () => {
  const member = await node.registerAndLogin();
  const { balance, currencySymbol, held } = await ask(member);
  expect({ balance, currencySymbol, held }).toEqual({
    balance: '10000.00',
    currencySymbol: '৳',
    held: '0.00',
  });
  expect(displayMoney(parseMoney(balance), currencySymbol)).toBe('৳10,000.00');
  expect(displayMoney(parseMoney(balance), currencySymbol, 'bn')).toBe('৳১০,০০০.০০');
});

test('the version rises with every movement, so that old news can be told from new', async () => {
  const member = await node.registerAndLogin();
  const before = await ask(member);
  await postTransaction(database.db, {
    merchant: 'maidan',
    key: `test:${member.memberId}`,
    kind: 'adjustment',
    currency: 'PLY',
    legs: [
      { account: { kind: 'adjustment', owner: '' }, amount: -1n },
      { account: { kind: 'member', owner: member.memberId }, amount: 1n },
    ],
  });
  const after = await ask(member);
  expect([after.balance, after.version]).toEqual(['10000.01', before.version + 1]);
});

test('R4: calls that arrive together are answered each for its own caller, and a session that has ended answers nothing', async () => {
  const members = await Promise.all(Array.from({ length: 6 }, () => node.registerAndLogin()));
  const [first, second, gone] = members;
  if (!first || !second || !gone) throw new Error('nobody');
  await Promise.all(
    members.map(({ memberId }, index) =>
      postTransaction(database.db, {
        merchant: 'maidan',
        key: `together:${memberId}`,
        kind: 'adjustment',
        currency: 'PLY',
        legs: [
          { account: { kind: 'adjustment', owner: '' }, amount: BigInt(-index - 1) },
          { account: { kind: 'member', owner: memberId }, amount: BigInt(index + 1) },
        ],
      }),
    ),
  );
  await node.callAs(gone, logout, {});
  // Two halves that are good, of two sessions.
  const stranger = { token: first.token, cookie: second.cookie };
  const answers = await Promise.all(
    [...members, stranger].map((caller) => node.callAs(caller, getBalance, {})),
  );
  expect(answers.map(({ status, body }) => (body.success ? body.value.balance : status))).toEqual([
    '10000.01',
    '10000.02',
    401,
    '10000.04',
    '10000.05',
    '10000.06',
    401,
  ]);
});
