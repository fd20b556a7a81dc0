import { randomUUID } from 'node:crypto';
import { setPaymentPassword } from '@maidan/contract/accounts/payment-password/set-payment-password.ts';
import type { RequestOf } from '@maidan/contract/operation.ts';
import type { addPayoutAccount } from '@maidan/contract/withdrawal/add-payout-account.ts';
import { requestWithdrawal } from '@maidan/contract/withdrawal/request-withdrawal.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import { postTransaction } from '#ledger/post-transaction.ts';
import { disburseWithdrawal, type Disburser } from '#modules/withdrawal/disburse-withdrawal.ts';
import { approveWithdrawal } from '#modules/withdrawal/review-withdrawal.ts';
import { asOwner } from './as-owner.ts';
import type { MemberCaller, TestApp } from './test-app.ts';

export const PIN = '482917';

export function accountInput(number: string): RequestOf<typeof addPayoutAccount> {
  return { institution: 'SHAPLA_PAY', holder: 'Demo Rahman', number, paymentPassword: PIN };
}

/** An account that was added long enough ago. */
export async function bindAccount(
  db: Database,
  memberId: string,
  number = '01755512345',
  institution = 'SHAPLA_PAY',
): Promise<string> {
  const [row] = await db.query<{ id: bigint }>(sql`
    insert into payout_account (merchant, member_id, institution, kind, holder, number, usable_from)
    values ('maidan', ${memberId}::bigint, ${institution}, ${institution.endsWith('BANK') ? 'bank' : 'wallet'},
            'Demo Rahman', ${number}, platform_now())
    returning id`);
  return String(row?.id);
}

/** Somebody with welcome money, a payment password and an account that can be used. */
export async function readyMember(
  node: TestApp,
  number?: string,
): Promise<{ member: MemberCaller; accountId: string }> {
  const member = await node.registerAndLogin();
  const answer = await node.callAs(member, setPaymentPassword, {
    password: member.password,
    paymentPassword: PIN,
    confirmPaymentPassword: PIN,
  });
  if (!answer.body.success) throw new Error(answer.raw.body);
  return { member, accountId: await bindAccount(node.app.platform.db, member.memberId, number) };
}

export async function giveDeposit(db: Database, memberId: string, amount: bigint): Promise<void> {
  const { outcome } = await postTransaction(db, {
    merchant: 'maidan',
    key: `test-deposit:${randomUUID()}`,
    kind: 'deposit',
    currency: 'PLY',
    legs: [
      { account: { kind: 'deposits_in', owner: '' }, amount: -amount },
      { account: { kind: 'member', owner: memberId }, amount },
    ],
  });
  if (outcome !== 'posted') throw new Error(`the deposit was ${outcome}`);
}

/** A round as the wallet would leave it behind. It moves no money: one that pays back what was staked need not. */
export function playRound(
  url: string,
  memberId: string,
  stake: bigint,
  state: 'open' | 'closed' = 'closed',
  payout = 0n,
): Promise<void> {
  return asOwner(
    url,
    `insert into game_round (merchant, partner, round_id, member_id, vendor_code, node_id, currency, state, stake,
       payout, bets_in_effect, settled_at)
     values ('maidan', 'TEST', '${randomUUID()}', ${memberId}, 'MAIDAN', '1', 'PLY', '${state}', ${stake}, ${payout}, 1,
       ${state === 'open' ? 'null' : 'platform_now()'})`,
  );
}

/** Asks for a withdrawal and answers with its id. */
export async function requested(
  node: TestApp,
  { member, accountId }: { member: MemberCaller; accountId: string },
  amount = '1000.00',
): Promise<string> {
  const answer = await node.callAs(member, requestWithdrawal, {
    operationId: randomUUID(),
    accountId,
    amount,
    paymentPassword: PIN,
  });
  if (!answer.body.success) throw new Error(answer.raw.body);
  return answer.body.value.id;
}

export const ACT = { by: 'Farida', reason: 'looks right' };

/** Pays at once. */
export const QUICK_BANK: Disburser = {
  disburse: async () => 'accepted',
  readDisbursement: async () => 'paid',
};

/** The same, approved and paid out. */
export async function disbursed(
  node: TestApp,
  ready: { member: MemberCaller; accountId: string },
  amount?: string,
): Promise<string> {
  const id = await requested(node, ready, amount);
  await approveWithdrawal(node.app.platform, { id, ...ACT });
  const result = await disburseWithdrawal(node.app.platform, { id, ...ACT }, QUICK_BANK);
  if (result !== 'disbursed') throw new Error(`the withdrawal was ${result}`);
  return id;
}

/** As if an order to pay had been given some minutes ago. */
export async function sentLongAgo(db: Database, id: string): Promise<void> {
  await db.query(sql`
    update withdrawal set moved_at = platform_now() - interval '5 minutes', asked_at = platform_now() - interval '2 minutes'
    where id = ${id}::bigint`);
}

/** Lets the deadline of a withdrawal be over, or lie so far ahead. */
export async function setDeadline(db: Database, id: string, seconds: number): Promise<void> {
  await db.query(sql`
    update withdrawal set confirm_by = platform_now() + make_interval(secs => ${seconds}) where id = ${id}::bigint`);
}
