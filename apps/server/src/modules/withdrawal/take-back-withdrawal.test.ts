import { getWithdrawalDesk } from '@maidan/contract/withdrawal/get-withdrawal-desk.ts';
import { takeBackWithdrawal } from '@maidan/contract/withdrawal/take-back-withdrawal.ts';
import { expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { checkLedger } from '#ledger/check-ledger.ts';
import type { MemberCaller } from '#testing/test-app.ts';
import { ACT, readyMember, requested } from '#testing/withdrawals.ts';
import { approveWithdrawal, rejectWithdrawal } from './review-withdrawal.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);

async function takeBack(member: MemberCaller, id: string): Promise<string> {
  const { body } = await node.callAs(member, takeBackWithdrawal, { id });
  return body.success ? body.value.state : body.code;
}

async function rowsOf(id: string): Promise<{ state: string; hold: string; audits: string[] } | undefined> {
  const [row] = await database.db.query<{ state: string; hold: string; audits: string[] }>(sql`
    select w.state, h.state as hold,
      array(select a.action from audit_entry a where a.subject = 'withdrawal:' || w.id order by a.id) as audits
    from withdrawal w join ledger_hold h on h.merchant = w.merchant and h.id = w.hold_id where w.id = ${id}::bigint`);
  return row;
}

test('[MEM-05] a request of somebody else, one that is not there, and one that was dealt with stay as they are', async () => {
  const [ready, other] = [await readyMember(node), await readyMember(node)];
  const id = await requested(node, ready);
  expect(await takeBack(other.member, id)).toBe('NOT_FOUND');
  expect(await takeBack(ready.member, '999999')).toBe('NOT_FOUND');
  expect(await rowsOf(id)).toEqual({ state: 'requested', hold: 'reserved', audits: [] });
  await approveWithdrawal(node.app.platform, { id, ...ACT });
  expect(await takeBack(ready.member, id)).toBe('WITHDRAWAL_UNDER_WAY');
  expect(await rowsOf(id)).toEqual({ state: 'approved', hold: 'reserved', audits: ['withdrawal-approved'] });
  await rejectWithdrawal(node.app.platform, { id, ...ACT });
  expect(await takeBack(ready.member, id)).toBe('WITHDRAWAL_UNDER_WAY');
});

test('[MEM-05] X1: taken back as often as one likes, the money is free once, and the day has lost nothing', async () => {
  const ready = await readyMember(node);
  const id = await requested(node, ready);
  const answers = await Promise.all([1, 2, 3].map(() => takeBack(ready.member, id)));
  expect(answers).toEqual(['taken-back', 'taken-back', 'taken-back']);
  expect(await rowsOf(id)).toEqual({
    state: 'taken-back',
    hold: 'voided',
    audits: ['withdrawal-taken-back'],
  });
  const desk = await node.callAs(ready.member, getWithdrawalDesk, {});
  expect(desk.body).toMatchObject({
    value: { most: '10000.00', held: '0.00', limits: { leftToday: '100000.00', timesLeft: 5 } },
  });
  expect(await approveWithdrawal(node.app.platform, { id, ...ACT })).toBe(false);
});

test('[MEM-05] X2: a member and an operator at the same moment: one of them wins, and the money follows', async () => {
  const ready = await readyMember(node);
  for (let time = 0; time < 4; time += 1) {
    const id = await requested(node, ready, '500.00');
    const [taken, approved] = await Promise.all([
      takeBack(ready.member, id),
      approveWithdrawal(node.app.platform, { id, ...ACT }),
    ]);
    expect(taken === 'taken-back').toBe(!approved);
    expect(await rowsOf(id)).toMatchObject(
      approved ? { state: 'approved', hold: 'reserved' } : { state: 'taken-back', hold: 'voided' },
    );
  }
  expect(await checkLedger(database.db)).toEqual([]);
});
