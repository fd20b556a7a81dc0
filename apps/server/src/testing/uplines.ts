import { setPaymentPassword } from '@maidan/contract/accounts/payment-password/set-payment-password.ts';
import { sql } from '#db/sql.ts';
import type { MemberCaller, TestApp } from './test-app.ts';
import { PIN } from './withdrawals.ts';

/** Somebody with welcome money and a payment password. */
export async function withPin(node: TestApp): Promise<MemberCaller> {
  const member = await node.registerAndLogin();
  const answer = await node.callAs(member, setPaymentPassword, {
    password: member.password,
    paymentPassword: PIN,
    confirmPaymentPassword: PIN,
  });
  if (!answer.body.success) throw new Error(answer.raw.body);
  return member;
}

/** Makes one of them an agent and puts the others below. */
export async function putBelow(
  node: TestApp,
  agent: MemberCaller,
  ...members: MemberCaller[]
): Promise<void> {
  const { db } = node.app.platform;
  await db.query(sql`update member set type = 1 where id = ${agent.memberId}::bigint`);
  await db.query(sql`
    update member set upline_id = ${agent.memberId}::bigint
    where id = any(${members.map(({ memberId }) => memberId)}::bigint[])`);
}
