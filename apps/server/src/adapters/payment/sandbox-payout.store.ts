import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import type { PaymentOrder } from './disbursement.ts';

type PayoutOutcome = 'paid' | 'refused';

/** The first order under a reference decides; what comes later under it is the same order. */
export async function insertSandboxPayout(
  db: Database,
  merchant: string,
  order: PaymentOrder,
  outcome: PayoutOutcome,
): Promise<PayoutOutcome> {
  await db.query(sql`
    insert into sandbox_payout (merchant, reference, amount, currency, institution, number, outcome)
    values (${merchant}, ${order.reference}, ${order.amount}, ${order.currency}, ${order.institution}, ${order.number},
            ${outcome})
    on conflict (merchant, reference) do nothing`);
  return (await selectSandboxPayout(db, merchant, order.reference)) ?? outcome;
}

export async function selectSandboxPayout(
  db: Database,
  merchant: string,
  reference: string,
): Promise<PayoutOutcome | null> {
  const [row] = await db.query<{ outcome: PayoutOutcome }>(sql`
    select outcome from sandbox_payout where merchant = ${merchant} and reference = ${reference}`);
  return row?.outcome ?? null;
}
