import type { DepositState } from '@maidan/contract/deposit/deposit.ts';
import type { LocalText } from '@maidan/contract/local-text.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type Bank = { bank: string; holder: string; number: string; branch: string };
export type DepositRow = {
  id: bigint;
  memberId: bigint;
  methodId: string;
  name: LocalText;
  kind: 'hosted' | 'bank';
  provider: string;
  reference: string;
  providerReference: string | null;
  payUrl: string | null;
  currency: string;
  amount: bigint;
  fee: bigint;
  state: DepositState;
  paid: bigint | null;
  credited: bigint | null;
  transactionId: bigint | null;
  bank: Bank | null;
  needsProof: boolean;
  proofs: string[];
  createdAt: Date;
  expiresAt: Date;
};

const COLUMNS = sql`id, member_id, method_id, name, kind,
  provider, reference, provider_reference, pay_url, currency, amount, fee, state, paid,
  credited, transaction_id, bank, needs_proof, proofs, created_at,
  expires_at`;

export async function selectNow(db: Database): Promise<Date> {
  const [row] = await db.query<{ now: Date }>(sql`select platform_now() as now`);
  if (row === undefined) throw new Error('the database has no time');
  return row.now;
}

/** One member's beginnings follow each other, so that what is counted stays true until it is written. */
export async function lockMember(tx: Database, merchant: string, memberId: string): Promise<void> {
  await tx.query(sql`
    select from member where merchant = ${merchant} and id = ${memberId}::bigint for no key update`);
}

export async function selectByOperation(
  db: Database,
  merchant: string,
  memberId: string,
  operationId: string,
): Promise<DepositRow | null> {
  const [row] = await db.query<DepositRow>(sql`
    select ${COLUMNS} from deposit
    where merchant = ${merchant} and member_id = ${memberId}::bigint and operation_id = ${operationId}::uuid`);
  return row ?? null;
}

export async function countWaiting(db: Database, merchant: string, memberId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from deposit
    where merchant = ${merchant} and member_id = ${memberId}::bigint and state in ('created', 'waiting')`);
  return row?.count ?? 0;
}

export type NewDeposit = Pick<
  DepositRow,
  'methodId' | 'name' | 'kind' | 'provider' | 'reference' | 'currency' | 'bank' | 'needsProof'
> & { memberId: string; operationId: string; amount: bigint; fee: bigint; waitMinutes: number };

export async function insertDeposit(tx: Database, merchant: string, one: NewDeposit): Promise<DepositRow> {
  const [row] = await tx.query<DepositRow>(sql`
    insert into deposit (merchant, member_id, operation_id, method_id, name, kind, provider, reference, currency,
      amount, fee, bank, needs_proof, expires_at)
    values (${merchant}, ${one.memberId}::bigint, ${one.operationId}::uuid, ${one.methodId}, 
      ${JSON.stringify(one.name)}::jsonb,
      ${one.kind}, ${one.provider}, ${one.reference}, ${one.currency}, ${one.amount}, ${one.fee},
      ${one.bank === null ? null : JSON.stringify(one.bank)}::jsonb, ${one.needsProof},
      platform_now() + ${one.waitMinutes} * interval '1 minute')
    returning ${COLUMNS}`);
  if (row === undefined) throw new Error('a deposit was not written');
  return row;
}

/** Null when somebody else has moved it meanwhile. */
export async function beginWaiting(
  tx: Database,
  merchant: string,
  id: bigint,
  { providerReference, payUrl }: { providerReference: string; payUrl: string | null },
): Promise<DepositRow | null> {
  const [row] = await tx.query<DepositRow>(sql`
    update deposit set state = 'waiting', provider_reference = ${providerReference}, pay_url = ${payUrl}
    where merchant = ${merchant} and id = ${id} and state = 'created'
    returning ${COLUMNS}`);
  return row ?? null;
}

export async function selectOwnDeposit(
  db: Database,
  merchant: string,
  memberId: string,
  id: string,
): Promise<DepositRow | null> {
  const [row] = await db.query<DepositRow>(sql`
    select ${COLUMNS} from deposit
    where merchant = ${merchant} and id = ${id}::bigint and member_id = ${memberId}::bigint`);
  return row ?? null;
}

export function listOwnDeposits(
  db: Database,
  page: { merchant: string; memberId: string; before: bigint | null; limit: number },
): Promise<DepositRow[]> {
  return db.query<DepositRow>(sql`
    select ${COLUMNS} from deposit
    where merchant = ${page.merchant} and member_id = ${page.memberId}::bigint
      ${page.before === null ? sql`` : sql`and id < ${page.before}`}
    order by id desc limit ${page.limit}`);
}

/** The newest that money came for. */
export async function selectLastPaid(
  db: Database,
  merchant: string,
  memberId: string,
): Promise<Pick<DepositRow, 'methodId' | 'amount'> | null> {
  const [row] = await db.query<Pick<DepositRow, 'methodId' | 'amount'>>(sql`
    select method_id, amount from deposit
    where merchant = ${merchant} and member_id = ${memberId}::bigint and state in ('paid', 'partly', 'late')
    order by id desc limit 1`);
  return row ?? null;
}

export async function lockByProviderReference(
  tx: Database,
  merchant: string,
  provider: string,
  providerReference: string,
): Promise<DepositRow | null> {
  const [row] = await tx.query<DepositRow>(sql`
    select ${COLUMNS} from deposit
    where merchant = ${merchant} and provider = ${provider} and provider_reference = ${providerReference}
    for update`);
  return row ?? null;
}

export async function lockDeposit(tx: Database, merchant: string, id: bigint): Promise<DepositRow | null> {
  const [row] = await tx.query<DepositRow>(
    sql`select ${COLUMNS} from deposit where merchant = ${merchant} and id = ${id} for update`,
  );
  return row ?? null;
}

export type Move = { from: DepositState; to: DepositState };

/** Without money: every move names where it comes from, so that of two at once one finds nothing to move. */
export async function moveDeposit(tx: Database, merchant: string, id: bigint, move: Move): Promise<boolean> {
  const rows = await tx.query(sql`
    update deposit set state = ${move.to} where merchant = ${merchant} and id = ${id} and state = ${move.from}
    returning id`);
  return rows.length === 1;
}

export async function moveWithCredit(
  tx: Database,
  merchant: string,
  id: bigint,
  move: Move & { paid: bigint; credited: bigint; transactionId: bigint },
): Promise<boolean> {
  const rows = await tx.query(sql`
    update deposit set state = ${move.to}, paid = ${move.paid}, credited = ${move.credited},
      transaction_id = ${move.transactionId}, credited_at = platform_now()
    where merchant = ${merchant} and id = ${id} and state = ${move.from}
    returning id`);
  return rows.length === 1;
}

/** It came and was taken back before it was ever in the balance. */
export async function moveThrough(
  tx: Database,
  merchant: string,
  id: bigint,
  move: { from: DepositState; paid: bigint; credited: bigint; transactionId: bigint; reversalId: bigint },
): Promise<boolean> {
  const rows = await tx.query(sql`
    update deposit set state = 'charged_back', paid = ${move.paid}, credited = ${move.credited},
      transaction_id = ${move.transactionId}, reversal_id = ${move.reversalId}
    where merchant = ${merchant} and id = ${id} and state = ${move.from}
    returning id`);
  return rows.length === 1;
}

/** How long until a deposit that is kept aside is looked at again. */
const HELD_SECONDS = 30;

export async function moveToHeld(
  tx: Database,
  merchant: string,
  id: bigint,
  move: { from: DepositState; paid: bigint },
): Promise<boolean> {
  const rows = await tx.query(sql`
    update deposit set state = 'held', paid = ${move.paid},
      review_at = platform_now() + make_interval(secs => ${HELD_SECONDS})
    where merchant = ${merchant} and id = ${id} and state = ${move.from}
    returning id`);
  return rows.length === 1;
}

export async function lookAgainLater(tx: Database, merchant: string, id: bigint): Promise<void> {
  await tx.query(sql`
    update deposit set review_at = platform_now() + make_interval(secs => ${HELD_SECONDS})
    where merchant = ${merchant} and id = ${id} and state = 'held'`);
}

export async function moveWithReversal(
  tx: Database,
  merchant: string,
  id: bigint,
  move: { from: DepositState; reversalId: bigint },
): Promise<boolean> {
  const rows = await tx.query(sql`
    update deposit set state = 'charged_back', reversal_id = ${move.reversalId}
    where merchant = ${merchant} and id = ${id} and state = ${move.from}
    returning id`);
  return rows.length === 1;
}

/** A transfer was made, says the member. Null when the deposit was not waiting for one. */
export async function moveToReview(
  tx: Database,
  merchant: string,
  one: { id: bigint; memberId: string; proofs: readonly string[]; reviewSeconds: number | null },
): Promise<DepositRow | null> {
  const [row] = await tx.query<DepositRow>(sql`
    update deposit set state = 'review', proofs = ${one.proofs}::text[],
      review_at = platform_now() + ${one.reviewSeconds} * interval '1 second'
    where merchant = ${merchant} and id = ${one.id} and member_id = ${one.memberId}::bigint and kind = 'bank'
      and state = 'waiting'
    returning ${COLUMNS}`);
  return row ?? null;
}

export type StepRow = { id: bigint; step: string; note: string | null; at: Date };

export async function insertStep(
  tx: Database,
  merchant: string,
  depositId: bigint,
  step: string,
  note: string | null = null,
): Promise<void> {
  await tx.query(sql`
    insert into deposit_step (merchant, deposit_id, step, note) values (${merchant}, ${depositId}, ${step}, ${note})`);
}

export function listSteps(db: Database, merchant: string, depositId: bigint): Promise<StepRow[]> {
  return db.query<StepRow>(sql`
    select id, step, note, at from deposit_step
    where merchant = ${merchant} and deposit_id = ${depositId} order by id`);
}
