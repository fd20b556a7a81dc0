import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import type { PaymentNews } from '#adapters/payment/payment-provider.ts';
import type { Database } from '#db/database.ts';
import { postTransaction } from '#ledger/post-transaction.ts';
import { reverseTransaction } from '#ledger/reverse-transaction.ts';
import { SYSTEM, writeAudit } from '#modules/audit/write-audit.ts';
import { decide } from './deposit-states.ts';
import {
  insertStep,
  listSteps,
  moveDeposit,
  moveWithCredit,
  moveWithReversal,
  type DepositRow,
  type Move,
} from './deposit.store.ts';
import type { DepositNews } from './tell-deposit.ts';

type News = Omit<PaymentNews, 'providerReference'>;
export type Applied = { outcome: 'moved' | 'same' | 'mismatch'; tell?: DepositNews };

/** Fees are the house's, under a name of their own. */
const FEES = 'deposit-fees';

/**
 * State, money and step of one deposit, in the transaction that has locked its row. What is decided is a plain function;
 * here it is written, each move on the condition of where it comes from.
 */
export async function applyNews(
  tx: Database,
  merchant: string,
  row: DepositRow,
  news: News,
  note: string | null = null,
): Promise<Applied> {
  const decision = decide(row, news);
  if (decision === 'same') return { outcome: 'same' };
  if (decision === 'mismatch') {
    await noteMismatch(tx, merchant, row, news);
    return { outcome: 'mismatch' };
  }
  const move = { from: row.state, to: decision.to };
  const moved = await write(tx, merchant, row, move, news.amount);
  // The row is locked, so this is a fault of ours: nothing of it may stay.
  if (!moved) throw new Error(`deposit ${row.id} would not go from ${move.from} to ${move.to}`);
  const version = await insertStep(tx, merchant, row.id, move.to, note);
  const money = decision.to === 'failed' ? {} : { moved: row.currency };
  return {
    outcome: 'moved',
    tell: { id: row.id, memberId: row.memberId, state: move.to, version, ...money },
  };
}

function write(
  tx: Database,
  merchant: string,
  row: DepositRow,
  move: Move,
  amount: bigint,
): Promise<boolean> {
  if (move.to === 'charged_back') return chargeBack(tx, merchant, row);
  if (move.to === 'failed') return moveDeposit(tx, merchant, row.id, move);
  return credit(tx, merchant, row, { ...move, paid: amount });
}

/** X6: one posting for each reference of a provider. Of a part of the amount only that part of the fee is kept. */
async function credit(
  tx: Database,
  merchant: string,
  row: DepositRow,
  { paid, ...move }: Move & { paid: bigint },
): Promise<boolean> {
  const fee = (row.fee * paid) / row.amount;
  const credited = paid - fee;
  const { outcome, transactionId } = await postTransaction(tx, {
    merchant,
    key: `deposit:${row.provider}:${row.providerReference ?? row.reference}`,
    kind: 'deposit',
    currency: row.currency,
    legs: [
      { account: { kind: 'member', owner: row.memberId.toString() }, amount: credited },
      { account: { kind: 'deposits_in', owner: '' }, amount: -paid },
      ...(fee > 0n ? [{ account: { kind: 'house', owner: FEES } as const, amount: fee }] : []),
    ],
    reference: `deposit:${row.id}`,
  });
  if (outcome !== 'posted' || transactionId === null)
    throw new Error(`the posting of deposit ${row.id} was ${outcome}`);
  return moveWithCredit(tx, merchant, row.id, { ...move, paid, credited, transactionId });
}

/** What was taken back may have been spent: the balance then shows a debt rather than hiding it. */
async function chargeBack(tx: Database, merchant: string, row: DepositRow): Promise<boolean> {
  if (row.transactionId === null) throw new Error(`deposit ${row.id} was never credited`);
  const { outcome, transactionId } = await reverseTransaction(tx, {
    merchant,
    key: `deposit-reversal:${row.id}`,
    transactionId: row.transactionId,
    kind: 'deposit_reversal',
    reference: `deposit:${row.id}`,
  });
  if (outcome !== 'posted' || transactionId === null)
    throw new Error(`the reversal of deposit ${row.id} was ${outcome}`);
  return moveWithReversal(tx, merchant, row.id, { from: row.state, reversalId: transactionId });
}

/** Written once for each contradiction, however often it is repeated. */
async function noteMismatch(tx: Database, merchant: string, row: DepositRow, news: News): Promise<void> {
  const note = `${news.status} ${formatMoneyText(minor(news.amount))} ${news.currency.slice(0, 8)}`;
  const steps = await listSteps(tx, merchant, row.id);
  if (steps.some((one) => one.step === 'mismatch' && one.note === note)) return;
  await insertStep(tx, merchant, row.id, 'mismatch', note);
  await writeAudit(tx, merchant, {
    actor: SYSTEM,
    action: 'deposit-mismatch',
    subject: `deposit:${row.id}`,
    reason: `${row.provider} says: ${note}`,
    detail: { state: row.state, amount: formatMoneyText(minor(row.amount)), currency: row.currency },
  });
}
