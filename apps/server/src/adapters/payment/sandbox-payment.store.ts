import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import type { Disbursement, PaymentToStart } from './payment-provider.ts';

export type SandboxPaymentRow = {
  id: string;
  status: 'open' | 'pending' | 'paid' | 'partly' | 'failed' | 'charged_back';
  amount: bigint;
  paid: bigint;
  currency: string;
  returnPath: string;
};

const COLUMNS = sql`id, status, amount, paid, currency, return_path`;

/** Answers with the id that this reference has, whoever asked first. */
export async function insertSandboxPayment(
  db: Database,
  merchant: string,
  payment: PaymentToStart & { id: string },
): Promise<string> {
  const [row] = await db.query<{ id: string }>(sql`
    insert into sandbox_payment as p (merchant, id, reference, amount, currency, return_path, expires_at)
    values (${merchant}, ${payment.id}, ${payment.reference}, ${payment.amount}, ${payment.currency},
            ${payment.returnPath}, ${payment.expiresAt})
    on conflict (merchant, reference) do update set reference = p.reference
    returning p.id`);
  if (row === undefined) throw new Error('the sandbox gave no payment');
  return row.id;
}

export async function selectSandboxPayment(
  db: Database,
  merchant: string,
  id: string,
): Promise<SandboxPaymentRow | null> {
  const [row] = await db.query<SandboxPaymentRow>(
    sql`select ${COLUMNS} from sandbox_payment where merchant = ${merchant} and id = ${id}`,
  );
  return row ?? null;
}

export type SandboxChoice = 'pay' | 'partly' | 'fail' | 'pending' | 'late' | 'chargeBack';

/** What the payer does on the page; each only from where it can be done. True when it was done now. */
export async function chooseSandboxPayment(
  db: Database,
  merchant: string,
  id: string,
  choice: SandboxChoice,
): Promise<boolean> {
  const rows = await db.query(sql`
    update sandbox_payment set ${CHANGES[choice]}
    where merchant = ${merchant} and id = ${id} and ${choice === 'chargeBack' ? TAKEN : UNDECIDED}
    returning id`);
  return rows.length === 1;
}

const TAKEN = sql`status in ('paid', 'partly')`;
const UNDECIDED = sql`status in ('open', 'pending') and arrives_at is null`;
const TELL = sql`tell_at = platform_now(), told = 0`;
const CHANGES = {
  pay: sql`status = 'paid', paid = amount, ${TELL}`,
  partly: sql`status = 'partly', paid = greatest(amount / 2, 1), ${TELL}`,
  fail: sql`status = 'failed', ${TELL}`,
  pending: sql`status = 'pending', ${TELL}`,
  late: sql`status = 'pending', arrives_at = expires_at + interval '2 seconds', ${TELL}`,
  chargeBack: sql`status = 'charged_back', ${TELL}`,
} as const;

/** Payments that arrive late become paid ones when their time has come. */
export async function letLatePaymentsArrive(db: Database, merchant: string): Promise<number> {
  const rows = await db.query(sql`
    update sandbox_payment set status = 'paid', paid = amount, arrives_at = null, ${TELL}
    where merchant = ${merchant} and arrives_at <= platform_now()
    returning id`);
  return rows.length;
}

/** Takes news that is due; it is told again later unless it is acknowledged, and later each time. */
export async function takeNewsToTell(db: Database, merchant: string): Promise<SandboxPaymentRow[]> {
  return db.query<SandboxPaymentRow>(sql`
    update sandbox_payment set told = told + 1, tell_at = platform_now() + least(power(2, told), 600) * interval '5 seconds'
    where (merchant, id) in (
      select merchant, id from sandbox_payment where merchant = ${merchant} and tell_at <= platform_now()
      order by tell_at limit 20 for update skip locked)
    returning ${COLUMNS}`);
}

/** The shop has heard it; unless something newer has happened meanwhile. */
export async function acknowledgeNews(
  db: Database,
  merchant: string,
  { id, status }: Pick<SandboxPaymentRow, 'id' | 'status'>,
): Promise<void> {
  await db.query(sql`
    update sandbox_payment set tell_at = null where merchant = ${merchant} and id = ${id} and status = ${status}`);
}

/** False when this reference was used for other money. */
export async function insertDisbursement(
  db: Database,
  merchant: string,
  sent: Disbursement & { outcome: 'paid' | 'failed' | 'never'; seconds: number },
): Promise<boolean> {
  // It sends money nowhere, so it keeps no more of the account than its owner is shown.
  const kept = { bank: sent.account.bank, number: `•••• ${sent.account.number.slice(-4)}` };
  const [row] = await db.query<{ same: boolean }>(sql`
    insert into sandbox_disbursement as d (merchant, reference, amount, currency, account, outcome, settles_at)
    values (${merchant}, ${sent.reference}, ${sent.amount}, ${sent.currency}, ${JSON.stringify(kept)}::jsonb,
            ${sent.outcome}, platform_now() + ${sent.seconds} * interval '1 second')
    on conflict (merchant, reference) do nothing
    returning true as same`);
  if (row !== undefined) return true;
  const same = await db.query(sql`
    select from sandbox_disbursement where merchant = ${merchant} and reference = ${sent.reference}
      and amount = ${sent.amount} and currency = ${sent.currency}`);
  return same.length === 1;
}

export async function selectDisbursement(
  db: Database,
  merchant: string,
  reference: string,
): Promise<{ outcome: 'paid' | 'failed' | 'never'; settled: boolean } | null> {
  const [row] = await db.query<{ outcome: 'paid' | 'failed' | 'never'; settled: boolean }>(sql`
    select outcome, settles_at <= platform_now() as settled from sandbox_disbursement
    where merchant = ${merchant} and reference = ${reference}`);
  return row ?? null;
}
