import { addPayoutAccount } from '@maidan/contract/withdrawal/add-payout-account.ts';
import { listWithdrawals } from '@maidan/contract/withdrawal/list-withdrawals.ts';
import { WITHDRAWAL_REASONS } from '@maidan/contract/withdrawal/withdrawal-reasons.ts';
import { expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { loggerOptions } from '#http/log/logging.ts';
import { checkLedger } from '#ledger/check-ledger.ts';
import { asOwner } from '#testing/as-owner.ts';
import type { MemberCaller } from '#testing/test-app.ts';
import { accountInput, ACT, QUICK_BANK, readyMember, requested } from '#testing/withdrawals.ts';
import { disburseWithdrawal } from './disburse-withdrawal.ts';
import { dueWithdrawals } from './due-withdrawals.ts';
import { approveWithdrawal, rejectWithdrawal } from './review-withdrawal.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);

async function shown(member: MemberCaller) {
  const { body } = await node.callAs(member, listWithdrawals, {});
  if (!body.success) throw new Error(body.code);
  return body.value.withdrawals.map(({ state, reason, reasonCode }) => ({ state, reason, reasonCode }));
}

async function sealedAccount(member: MemberCaller): Promise<string> {
  const { body } = await node.callAs(member, addPayoutAccount, accountInput('01755598761'));
  if (!body.success) throw new Error(body.code);
  await asOwner(
    database.url,
    `update payout_account set usable_from = platform_now() where id = ${body.value.id}`,
  );
  return body.value.id;
}

test('[MEM-05] a usual reason is kept by its name, an operator’s own words as they are', async () => {
  const ready = await readyMember(node);
  for (const reason of ['The photo shows <b>another</b> name.', ...WITHDRAWAL_REASONS])
    expect(
      await rejectWithdrawal(node.app.platform, { id: await requested(node, ready), by: 'Farida', reason }),
    ).toBe(true);
  expect(await shown(ready.member)).toEqual([
    ...WITHDRAWAL_REASONS.toReversed().map((reasonCode) => ({ state: 'rejected', reason: null, reasonCode })),
    { state: 'rejected', reason: 'The photo shows <b>another</b> name.', reasonCode: null },
  ]);
});

test('[MEM-05] a payment that the bank refuses says so by name, and the money is free again', async () => {
  const ready = await readyMember(node);
  const id = await requested(node, ready);
  await approveWithdrawal(node.app.platform, { id, ...ACT });
  const refusing = { ...QUICK_BANK, disburse: async () => 'refused' as const };
  expect(await disburseWithdrawal(node.app.platform, { id, ...ACT }, refusing)).toBe('failed');
  expect(await shown(ready.member)).toEqual([{ state: 'failed', reason: null, reasonCode: 'bank-refused' }]);
  expect(await checkLedger(database.db)).toEqual([]);
});

test('X5: one withdrawal that cannot be moved on keeps no other waiting, and is told', async () => {
  const { settings } = node.app.platform;
  const rules = await settings.get('withdrawal');
  await settings.change('withdrawal', { ...rules, sandboxSeconds: 0 });
  const { member, accountId } = await readyMember(node);
  const brokenId = await sealedAccount(member);
  const ids = [
    await requested(node, { member, accountId: brokenId }),
    await requested(node, { member, accountId }),
  ];
  for (const id of ids) await approveWithdrawal(node.app.platform, { id, ...ACT });
  await requested(node, { member, accountId });
  // Sealed under a secret that nobody has any more.
  await asOwner(database.url, `update payout_account set number_sealed = '\\x00' where id = ${brokenId}`);
  const failed: unknown = await dueWithdrawals.run(node.app.platform, node.app.log).catch((error) => error);
  if (!(failed instanceof Error)) throw new Error('nothing failed');
  const { err } = loggerOptions(node.app.platform.config).serializers;
  // Which one it was stands in the log.
  expect(JSON.stringify(err(failed))).toContain(`withdrawal ${ids[0]}: `);
  expect(await shown(member)).toMatchObject([
    { state: 'approved' },
    { state: 'disbursing' },
    { state: 'disbursing' },
  ]);
  await settings.change('withdrawal', rules);
});
