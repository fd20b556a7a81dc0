import { depositFee } from '@maidan/contract/deposit/deposit-fee.ts';
import { minor } from '@maidan/contract/money.ts';
import { insertSandboxPayment } from '#adapters/payment/sandbox-payment.store.ts';
import { applyNews } from '#modules/deposit/apply-news.ts';
import {
  beginWaiting,
  insertDeposit,
  insertStep,
  moveDeposit,
  moveToReview,
  selectByOperation,
  type DepositRow,
} from '#modules/deposit/deposit.store.ts';
import { SYSTEM, writeAudit } from '#audit/write-audit.ts';
import { STANDARD_DEPOSIT_RULES } from '#settings/standard-deposits.ts';
import { sql } from '#db/sql.ts';
import type { MoneyPlace } from './money-place.ts';
import type { MoneyEvent } from './past-money.ts';
import { hexOf, referenceOf, uuidOf } from './seed-ids.ts';

type Deposit = Extract<MoneyEvent, { kind: 'deposit' }>;

const MINUTE = 60_000;
const { waitMinutes, transferHours } = STANDARD_DEPOSIT_RULES;

/** One deposit from the press to its end, through the doors that real ones use; begun a little before its moment. */
export async function payIn(place: MoneyPlace, event: Deposit): Promise<void> {
  const name = `deposit:${event.username}:${event.at}`;
  const known = await selectByOperation(place.db, place.merchant, place.memberId, uuidOf(name));
  if (known !== null) return;
  const longBefore = event.fate === 'late' || event.fate === 'expired';
  await place.setClock(event.at + (longBefore ? waitMinutes + 4 : 2) * MINUTE);
  const row = await begin(place, event, name);
  if (longBefore) {
    await place.setClock(event.at + 4 * MINUTE);
    await expire(place, row);
  }
  await place.setClock(event.at);
  if (event.fate !== 'expired') await finish(place, event, row);
}

async function begin({ db, merchant, memberId }: MoneyPlace, event: Deposit, name: string) {
  const { method, amount } = event;
  const isTransfer = method.kind === 'bank' && event.fate !== 'late' && event.fate !== 'expired';
  const row = await insertDeposit(db, merchant, {
    memberId,
    operationId: uuidOf(name),
    methodId: method.id,
    name: method.name,
    kind: method.kind,
    provider: method.provider,
    reference: referenceOf(name),
    currency: method.currency,
    amount: BigInt(amount),
    fee: depositFee(method, minor(amount)),
    bank: method.bank,
    needsProof: method.needsProof,
    waitMinutes: isTransfer ? transferHours * 60 : waitMinutes,
  });
  await insertStep(db, merchant, row.id, 'created');
  const { reference, currency, expiresAt } = row;
  const returnPath = `/member/depositv2?deposit=${row.id}`;
  const sent = { id: hexOf(name), reference, amount: minor(amount), currency, returnPath, expiresAt };
  const providerReference =
    row.kind === 'bank' ? row.reference : await insertSandboxPayment(db, merchant, sent);
  const waiting = await beginWaiting(db, merchant, row.id, { providerReference, payUrl: null });
  if (waiting === null) throw new Error(`the deposit ${name} did not begin`);
  await insertStep(db, merchant, row.id, 'waiting');
  if (!isTransfer) return waiting;
  const moved = await moveToReview(db, merchant, { id: row.id, memberId, proofs: [], reviewSeconds: null });
  await insertStep(db, merchant, row.id, 'review');
  return moved ?? waiting;
}

async function expire({ db, merchant }: MoneyPlace, row: DepositRow): Promise<void> {
  await moveDeposit(db, merchant, row.id, { from: 'waiting', to: 'expired' });
  await insertStep(db, merchant, row.id, 'expired');
}

async function finish({ db, merchant }: MoneyPlace, event: Deposit, before: DepositRow): Promise<void> {
  const row: DepositRow = event.fate === 'late' ? { ...before, state: 'expired' } : before;
  const status = event.fate === 'late' ? 'paid' : event.fate === 'expired' ? 'failed' : event.fate;
  const paid = status === 'failed' ? 0n : status === 'partly' ? row.amount / 2n : row.amount;
  if (row.kind === 'hosted')
    await db.query(sql`update sandbox_payment set status = ${status}, paid = ${paid}
      where merchant = ${merchant} and reference = ${row.reference}`);
  const amount = status === 'failed' ? row.amount : paid;
  const { outcome } = await applyNews(db, merchant, row, {
    status,
    amount: minor(amount),
    currency: row.currency,
  });
  if (outcome !== 'moved') throw new Error(`the deposit ${row.reference} was ${outcome}`);
  if (row.kind === 'bank')
    await writeAudit(db, merchant, {
      actor: SYSTEM,
      action: status === 'failed' ? 'deposit-rejected' : 'deposit-approved',
      subject: `deposit:${row.id}`,
      reason: 'The past of the sandbox',
    });
}
