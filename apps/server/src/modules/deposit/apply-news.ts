import type { DepositState } from '@maidan/contract/deposit/deposit.ts';
import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import type { PaymentNews } from '#adapters/payment/payment-provider.ts';
import type { Database } from '#db/database.ts';
import { postTransaction } from '#ledger/post-transaction.ts';
import { reverseTransaction } from '#ledger/reverse-transaction.ts';
import { SYSTEM, writeAudit } from '#audit/write-audit.ts';
import { breaksDepositLimit } from '#modules/protection/may.ts';
import { takeBackForDeposit } from '#modules/rewards/grants/charged-back.ts';
import { decide, wasGivenUp } from './deposit-states.ts';
import {
  insertStep,
  listSteps,
  lockMember,
  moveDeposit,
  moveThrough,
  moveToHeld,
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
  const move = { from: row.state, to: await stateFor(tx, merchant, row, decision.to, news.amount) };
  // Said to have failed and then to have come: it is credited, and a person looks whether that is so.
  if (row.state === 'failed') await noteMismatch(tx, merchant, row, news);
  const moved = await write(tx, merchant, row, move, news.amount);
  // The row is locked, so this is a fault of ours: nothing of it may stay.
  if (!moved) throw new Error(`deposit ${row.id} would not go from ${move.from} to ${move.to}`);
  await insertStep(tx, merchant, row.id, move.to, note);
  const money = move.to === 'failed' || move.to === 'held' ? {} : { moved: row.currency };
  return {
    outcome: 'moved',
    tell: { id: row.id, memberId: row.memberId, state: move.to, ...money },
  };
}

/**
 * R1: a limit counts what is credited, when it is credited. What was begun within it and paid in time has been counted since its
 * beginning; what comes after it was given up is asked about here, with the member's row locked, and kept aside where it would
 * break the limit.
 */
async function stateFor(
  tx: Database,
  merchant: string,
  row: DepositRow,
  to: DepositState,
  amount: bigint,
): Promise<DepositState> {
  if (to === 'failed' || to === 'charged_back' || !wasGivenUp(row.state)) return to;
  const breaks = await breaksDepositLimit(tx, { merchant, memberId: row.memberId.toString(), amount });
  return breaks ? 'held' : to;
}

/** Credits what was kept aside, once the member's limit leaves room for it; null while it does not. */
export async function creditHeld(
  tx: Database,
  merchant: string,
  row: DepositRow,
): Promise<DepositNews | null> {
  if (row.state !== 'held' || row.paid === null) return null;
  const { paid } = row;
  if (await breaksDepositLimit(tx, { merchant, memberId: row.memberId.toString(), amount: paid }))
    return null;
  const move = { from: row.state, to: paid === row.amount ? 'late' : 'partly' } as const;
  if (!(await credit(tx, merchant, row, { ...move, paid })))
    throw new Error(`deposit ${row.id} would not go from ${move.from} to ${move.to}`);
  await insertStep(tx, merchant, row.id, move.to);
  return { id: row.id, memberId: row.memberId, state: move.to, moved: row.currency };
}

function write(
  tx: Database,
  merchant: string,
  row: DepositRow,
  move: Move,
  amount: bigint,
): Promise<boolean> {
  if (move.to === 'charged_back') return chargeBack(tx, merchant, row, amount);
  if (move.to === 'held') return moveToHeld(tx, merchant, row.id, { from: move.from, paid: amount });
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
  const posted = await postCredit(tx, merchant, row, paid);
  return moveWithCredit(tx, merchant, row.id, { ...move, paid, ...posted });
}

async function postCredit(
  tx: Database,
  merchant: string,
  row: DepositRow,
  paid: bigint,
): Promise<{ credited: bigint; transactionId: bigint }> {
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
  return { credited, transactionId };
}

/**
 * What was taken back may have been spent: the balance then shows a debt rather than hiding it. What rewards have given for it goes
 * along; the member's row is locked before money is, as everywhere.
 */
async function chargeBack(tx: Database, merchant: string, row: DepositRow, amount: bigint): Promise<boolean> {
  if (row.transactionId !== null) {
    const memberId = row.memberId.toString();
    await lockMember(tx, merchant, memberId);
    const reversalId = await postReversal(tx, merchant, row, row.transactionId);
    const moved = await moveWithReversal(tx, merchant, row.id, { from: row.state, reversalId });
    if (moved) await takeBackForDeposit(tx, { merchant, memberId }, row.id);
    return moved;
  }
  // It came and went before it was in the balance: both are booked, as in the other order, and nothing of it stays.
  const posted = await postCredit(tx, merchant, row, amount);
  const reversalId = await postReversal(tx, merchant, row, posted.transactionId);
  return moveThrough(tx, merchant, row.id, { from: row.state, paid: amount, ...posted, reversalId });
}

async function postReversal(
  tx: Database,
  merchant: string,
  row: DepositRow,
  creditId: bigint,
): Promise<bigint> {
  const { outcome, transactionId } = await reverseTransaction(tx, {
    merchant,
    key: `deposit-reversal:${row.id}`,
    transactionId: creditId,
    kind: 'deposit_reversal',
    reference: `deposit:${row.id}`,
  });
  if (outcome !== 'posted' || transactionId === null)
    throw new Error(`the reversal of deposit ${row.id} was ${outcome}`);
  return transactionId;
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
