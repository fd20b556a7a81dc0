import { randomUUID } from 'node:crypto';
import { startDeposit } from '@maidan/contract/deposit/start-deposit.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import { callbackHeaders } from '#adapters/payment/callback-signature.ts';
import { PAYMENT_CALLBACK_PATH } from '#adapters/payment/payment-provider.ts';
import { sandboxPaymentSecret } from '#adapters/payment/sandbox-payments.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import type { MemberCaller, TestApp } from './test-app.ts';

export type Said = { payment: string; status: string; amount: string; currency: string };
type Wish = { methodId?: string; amount?: string; operationId?: string };

/** A deposit that waits for its payer, and the provider's name for it. */
export async function beginDeposit(node: TestApp, member: MemberCaller, wish: Wish = {}) {
  const answer = await node.callAs(member, startDeposit, {
    operationId: wish.operationId ?? randomUUID(),
    methodId: wish.methodId ?? 'sandbox-pay',
    amount: wish.amount ?? '500.00',
  });
  if (!answer.body.success) throw new Error(answer.raw.body);
  const deposit: ResponseOf<typeof startDeposit> = answer.body.value;
  const payment = deposit.payUrl?.split('/').at(-1) ?? '';
  return { deposit, payment };
}

/** What the provider would send, signed by it; a test may bend the secret or the time. */
export async function sayCallback(
  node: TestApp,
  said: Said,
  bent: { secret?: Uint8Array; nowMs?: number; body?: string; provider?: string; nonce?: string } = {},
): Promise<{ status: number; outcome: string }> {
  const body = Buffer.from(JSON.stringify(said));
  const answer = await node.app.inject({
    method: 'POST',
    url: `${PAYMENT_CALLBACK_PATH}/${bent.provider ?? 'sandbox'}`,
    headers: callbackHeaders(bent.secret ?? sandboxPaymentSecret(node.app.platform.config), body, {
      ...(bent.nowMs === undefined ? {} : { nowMs: bent.nowMs }),
      ...(bent.nonce === undefined ? {} : { nonce: bent.nonce }),
    }),
    payload: bent.body ?? body,
  });
  return { status: answer.statusCode, outcome: answer.json<{ outcome: string }>().outcome };
}

/** Everything a refusal must leave as it was. */
export async function depositRow(db: Database, id: string) {
  const [row] = await db.query<{
    state: string;
    paid: bigint | null;
    credited: bigint | null;
    steps: string[];
    postings: number;
  }>(sql`
    select d.state, d.paid, d.credited,
      (select array_agg(s.step order by s.id) from deposit_step s
       where s.merchant = d.merchant and s.deposit_id = d.id) as steps,
      (select count(*)::int from ledger_transaction t
       where t.merchant = d.merchant and t.reference = 'deposit:' || d.id) as postings
    from deposit d where d.id = ${id}::bigint`);
  return row;
}

export async function balanceOf(db: Database, memberId: string): Promise<bigint> {
  const [row] = await db.query<{ balance: bigint }>(sql`
    select balance from ledger_account where kind = 'member' and owner = ${memberId} and currency = 'PLY'`);
  return row?.balance ?? 0n;
}

/** The time given to a payer is over. */
export async function runOut(db: Database, id: string): Promise<void> {
  await db.query(sql`update deposit set expires_at = platform_now() where id = ${id}::bigint`);
}
