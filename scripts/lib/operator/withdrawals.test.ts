import { confirmWithdrawal } from '@maidan/contract/withdrawal/confirm-withdrawal.ts';
import { sql } from '@maidan/server/db/sql.ts';
import { reconcile } from '@maidan/server/modules/reconcile/reconcile.ts';
import { reconcileDisbursing } from '@maidan/server/modules/withdrawal/due-withdrawals.ts';
import { asOwner } from '@maidan/server/testing/as-owner.ts';
import { balanceOf } from '@maidan/server/testing/deposits.ts';
import { readyMember, requested, sentLongAgo } from '@maidan/server/testing/withdrawals.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '@maidan/server/testing/for-this-file.ts';
import type { Desk } from './desk.ts';
import { runOperator } from './operator.ts';
import { openTestDesk } from './test-desk.ts';

const START = 1_000_000n;
let desk: Desk;
let ready: Awaited<ReturnType<typeof readyMember>>;
let count = 0;

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
beforeAll(async () => {
  desk = await openTestDesk(database.url);
});
beforeEach(async () => {
  ready = await readyMember(node, `017555${String((count += 1) + 100).padStart(5, '0')}`);
});
afterAll(async () => {
  await desk.close();
});

const run = (...args: string[]) => runOperator(desk, args);
const as = (name: string) => ['--by', name, '--reason', 'looked at it'];
/** The number that an answer names. */
const idOf = (said: string) => /\d+/.exec(said)?.[0] ?? '';
const stateOf = async (id: string) => {
  const [row] = await database.db.query<{ state: string }>(
    sql`select state from withdrawal where id = ${id}::bigint`,
  );
  return row?.state;
};
const audited = (id: string) =>
  database.db.query<{ actor: string; action: string }>(
    sql`select actor, action from audit_entry where subject = ${`withdrawal:${id}`} order by id`,
  );

test.each([
  ['nothing', ['withdrawal'], 'Why'],
  ['a name without a key', ['withdrawal', 'approve', 'ID', ...as('Nasrin')], 'no key of Nasrin'],
  ['no reason', ['withdrawal', 'approve', '1', '--by', 'Farida'], 'Why'],
  ['no number', ['withdrawal', 'approve', '1 or 1=1', ...as('Farida')], 'no number'],
  ['one that is not there', ['withdrawal', 'approve', '999999', ...as('Farida')], 'does not wait for this'],
  ['one that nobody approved', ['withdrawal', 'disburse', 'ID', ...as('Farida')], 'does not wait for this'],
  ['a refund of nothing', ['withdrawal', 'refund', 'ID', '0.00', ...as('Farida')], 'cannot be given back'],
  [
    'a refund of what was not sent',
    ['withdrawal', 'refund', 'ID', '1.00', ...as('Farida')],
    'cannot be given back',
  ],
  ['a refund nobody proposed', ['withdrawal', 'refund', 'confirm', 'ID', ...as('Farida')], 'No refund'],
  ['an adjustment of nothing', ['adjust', 'demo', '0.00', ...as('Farida')], 'adjusts nothing'],
  ['an adjustment for nobody', ['adjust', 'nobody-at-all', '5.00', ...as('Farida')], 'Nobody is called'],
  ['an adjustment of words', ['adjust', 'demo', 'much', ...as('Farida')], 'two decimals'],
])('[MEM-05] %s is refused in one sentence, and nothing moves', async (_what, args, reason) => {
  const id = await requested(node, ready);
  const given = args.map((word) => (word === 'ID' ? id : word));
  await expect(run(...given)).rejects.toThrow(reason);
  expect([await stateOf(id), await balanceOf(database.db, ready.member.memberId)]).toEqual([
    'requested',
    START,
  ]);
  expect(await audited(id)).toEqual([]);
});

test('[MEM-05] what is turned down is free again, and is not approved afterwards', async () => {
  const id = await requested(node, ready);
  expect(await run('withdrawal', 'list')).toContain(ready.member.username);
  expect(await run('withdrawal', 'reject', id, ...as('Farida'))).toContain('turned down');
  await expect(run('withdrawal', 'approve', id, ...as('Kamal'))).rejects.toThrow('does not wait');
  expect(await stateOf(id)).toBe('rejected');
  expect(await run('withdrawal', 'list')).not.toContain(ready.member.username);
  expect(await audited(id)).toHaveLength(1);
});

test('[MEM-05, MEM-06] X3: approved, sent, disputed, and given back by two persons: each step is in the audit, and the books agree', async () => {
  const id = await requested(node, ready);
  await run('withdrawal', 'approve', id, ...as('Farida'));
  expect(await run('withdrawal', 'disburse', id, ...as('Farida'))).toContain('goes out');
  // The next node that looks sends it, and hears of it when the bank has paid.
  for (let look = 0; look < 2; look += 1) {
    await sentLongAgo(database.db, id);
    await reconcileDisbursing(node.app.platform);
    await asOwner(database.url, 'update sandbox_disbursement set settles_at = platform_now()');
  }
  expect(await stateOf(id)).toBe('disbursed');
  const [sent] = await database.db.query<{ sum: bigint }>(
    sql`select amount - fee as sum from withdrawal where id = ${id}::bigint`,
  );
  const answer = await node.callAs(ready.member, confirmWithdrawal, { id, answer: 'not-received' });
  expect(answer.status).toBe(200);
  const amount = `${Number(sent?.sum ?? 0n) / 100}.00`;
  expect(await run('withdrawal', 'refund', id, amount, ...as('Farida'))).toContain('second person');
  await expect(run('withdrawal', 'refund', 'confirm', id, ...as('farida'))).rejects.toThrow('second person');
  const before = await balanceOf(database.db, ready.member.memberId);
  expect(await run('withdrawal', 'refund', 'confirm', id, ...as('Kamal'))).toContain('is refunded');
  await expect(run('withdrawal', 'refund', 'confirm', id, ...as('Kamal'))).rejects.toThrow('No refund');
  expect(await balanceOf(database.db, ready.member.memberId)).toBe(before + (sent?.sum ?? 0n));
  expect((await audited(id)).map(({ actor }) => actor)).toEqual([
    'Farida',
    'Farida',
    'system',
    'Farida',
    'Kamal',
  ]);
  expect((await reconcile(database.db)).faults).toEqual([]);
});

test('[MEM-05] a balance is put right by two persons, and never below nothing', async () => {
  const { username, memberId } = ready.member;
  const taken = idOf(await run('adjust', username, '-50.00', ...as('Farida')));
  await expect(run('adjust', 'confirm', taken, ...as('Farida'))).rejects.toThrow('second person');
  expect(await balanceOf(database.db, memberId)).toBe(START);
  expect(await run('adjust', 'confirm', taken, ...as('Kamal'))).toContain('is done');
  await expect(run('adjust', 'confirm', taken, ...as('Kamal'))).rejects.toThrow('waits');
  expect(await balanceOf(database.db, memberId)).toBe(START - 50_00n);
  const tooMuch = idOf(await run('adjust', username, '-999999.00', ...as('Farida')));
  await expect(run('adjust', 'confirm', tooMuch, ...as('Kamal'))).rejects.toThrow('too low');
  expect(await balanceOf(database.db, memberId)).toBe(START - 50_00n);
  expect((await reconcile(database.db)).faults).toEqual([]);
});
