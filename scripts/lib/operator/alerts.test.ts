import { sql } from '@maidan/server/db/sql.ts';
import { postTransaction } from '@maidan/server/ledger/post-transaction.ts';
import { watchLedger } from '@maidan/server/modules/alert/watch-ledger.ts';
import { watchMoney } from '@maidan/server/modules/alert/watch-money.ts';
import { asOwner } from '@maidan/server/testing/as-owner.ts';
import { beginDeposit, sayCallback } from '@maidan/server/testing/deposits.ts';
import { readyMember, requested } from '@maidan/server/testing/withdrawals.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '@maidan/server/testing/for-this-file.ts';
import type { Desk } from './desk.ts';
import { runOperator } from './operator.ts';
import { openTestDesk } from './test-desk.ts';

let desk: Desk;
let ready: Awaited<ReturnType<typeof readyMember>>;
const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
beforeAll(async () => {
  desk = await openTestDesk(database.url);
  ready = await readyMember(node);
});
afterAll(async () => {
  await desk.close();
});

const run = (...args: string[]) => runOperator(desk, ['alerts', ...args]);
const WHY = ['--by', 'Farida', '--reason', 'looked at it'];
const look = () => watchMoney(node.app.platform, node.app.log);
const audited = () =>
  database.db.query(
    sql`select actor, action, subject, reason from audit_entry where action in ('account-released', 'alert-ended') order by id`,
  );
async function accountId(): Promise<bigint> {
  const [row] = await database.db.query<{ id: bigint }>(sql`
    select id from ledger_account where kind = 'member' and owner = ${ready.member.memberId} and currency = 'PLY'`);
  return row?.id ?? 0n;
}
/** Past the triggers that keep history as it is, as whoever means it would. */
const byHand = (change: string) =>
  asOwner(
    database.url,
    `set session_replication_role = replica; update ledger_account set balance = balance ${change}
     where kind = 'member' and owner = '${ready.member.memberId}' and currency = 'PLY'`,
  );

test.each([
  ['a word that is none', ['forget', '1', ...WHY], 'alerts release <account>'],
  ['no number', ['release', '1 or 1=1', ...WHY], 'alerts release <account>'],
  ['no reason', ['release', '1', '--by', 'Farida'], 'Why'],
  ['a name without a key', ['release', '1', '--by', 'Nasrin', '--reason', 'x'], 'no key of Nasrin'],
  ['an account that is not frozen', ['release', 'ACCOUNT', ...WHY], 'it is not frozen. Nothing was changed'],
  ['one that is not there', ['release', '999999999', ...WHY], 'it is not frozen. Nothing was changed'],
  ['an alert that is not there', ['end', '999999', ...WHY], 'There is no alert 999999 that a person ends'],
])('F14: %s changes nothing', async (_, args, said) => {
  const account = String(await accountId());
  await expect(run(...args.map((word) => word.replace('ACCOUNT', account)))).rejects.toThrow(said);
  expect(await audited()).toEqual([]);
});

test('[MEM-06] X1: a debt is told once when it begins, stands on the list while it lasts, and ends with it', async () => {
  expect(await run()).toBe('Nothing needs a look.');
  // Of 10,000 to begin with 9,900 are set aside: nobody owes anything yet.
  await requested(node, ready, '9900.00');
  expect([await look(), await run()]).toEqual([0, 'Nothing needs a look.']);
  await postTransaction(database.db, {
    merchant: 'maidan',
    key: 'taken-by-hand',
    kind: 'win_reversal',
    currency: 'PLY',
    legs: [
      { account: { kind: 'member', owner: ready.member.memberId }, amount: -400_00n },
      { account: { kind: 'house', owner: '' }, amount: 400_00n },
    ],
  });
  expect([await look(), await look()]).toEqual([1, 0]);
  const listed = await run();
  expect(listed.split('\n')).toHaveLength(1);
  expect(listed).toMatch(
    new RegExp(
      `^\\d+ +\\S+Z {2}debt +account:${await accountId()} +${ready.member.username} owes 300.00 PLY$`,
    ),
  );
  // A person cannot end it: only what pays it does.
  await expect(run('end', /^\d+/.exec(listed)?.[0] ?? '', ...WHY)).rejects.toThrow('that a person ends');
  const pay = async (amount: string) => {
    const { payment } = await beginDeposit(node, ready.member, { amount });
    await sayCallback(node, { payment, status: 'paid', amount, currency: 'PLY' });
  };
  await pay('200.00');
  expect(await look()).toBe(0);
  expect(await run()).toMatch(/ owes 100\.00 PLY$/);
  await pay('300.00');
  expect([await look(), await run()]).toEqual([0, 'Nothing needs a look.']);
});

test('F14: a frozen account is listed with the reason, stays frozen until it is mended, and its release is written down', async () => {
  const account = String(await accountId());
  await byHand('+ 5');
  expect(await watchLedger(node.app.platform, node.app.log, 0)).toBe(1);
  expect(await run()).toMatch(
    new RegExp(`frozen +account:${account} +member ${ready.member.memberId} PLY: the balance is`),
  );
  await expect(run('release', account, ...WHY)).rejects.toThrow(
    new RegExp(`Account ${account} stays as it is: the balance is .* Nothing was changed`),
  );
  expect(await audited()).toEqual([]);
  await byHand('- 5');
  expect(await run('release', account, ...WHY)).toBe(`Account ${account} is free again.`);
  await look();
  expect(await run()).toBe('Nothing needs a look.');
  expect(await audited()).toEqual([
    { actor: 'Farida', action: 'account-released', subject: `account:${account}`, reason: 'looked at it' },
  ]);
});
