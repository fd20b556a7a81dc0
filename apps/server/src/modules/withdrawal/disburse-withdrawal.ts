import { minor } from '@maidan/contract/money.ts';
import type { WithdrawalReason } from '@maidan/contract/withdrawal/withdrawal-reasons.ts';
import { findPaymentProvider } from '#adapters/payment/find-provider.ts';
import type {
  DisbursementAnswer,
  DisbursementStatus,
  PaymentProvider,
} from '#adapters/payment/payment-provider.ts';
import type { Database } from '#db/database.ts';
import { postHold } from '#ledger/hold.ts';
import { SYSTEM } from '#audit/write-audit.ts';
import { openNumber } from './account-number.ts';
import { audit, freeHold, keepsCover, type Act } from './review-withdrawal.ts';
import { lockApproved, markDisbursed, markFailed, startDisbursing } from './review.store.ts';
import { tellWithdrawal, type WithdrawalPlace } from './tell-withdrawal.ts';
import { selectTarget, selectWithdrawal, type WithdrawalRow } from './withdrawal.store.ts';

/** `waiting`: the order is with the provider, and nobody knows yet what becomes of it. */
export type DisburseResult =
  | 'disbursed'
  | 'failed'
  | 'waiting'
  | 'not-approved'
  | 'cover-gone'
  | 'no-provider';
export type Disburser = Pick<PaymentProvider, 'disburse' | 'readDisbursement'>;

const BANK_SAID_NO: WithdrawalReason = 'bank-refused';

async function providerOf({ config, db, settings }: WithdrawalPlace): Promise<Disburser | null> {
  return findPaymentProvider({ config, db }, (await settings.get('withdrawal')).provider);
}

/**
 * Sends the money. First the order is written down under its reference, then the provider is asked, then what it said is
 * booked: whatever is lost on the way is found again by that reference.
 */
export async function disburseWithdrawal(
  place: WithdrawalPlace,
  act: Act,
  given?: Disburser,
): Promise<DisburseResult> {
  const provider = given ?? (await providerOf(place));
  if (provider === null) return 'no-provider';
  const order = await writeOrder(place, act);
  if (order !== 'ordered') return order;
  return send(place, await wholeRow(place.db, place.config.merchant, act.id), provider);
}

/**
 * At the operator's desk, which has no keys and sees no account numbers: the order is written down, and the next node that
 * asks after it finds that the provider has never heard of it, and sends it.
 */
export async function orderWithdrawal(place: WithdrawalPlace, act: Act): Promise<Order | 'no-provider'> {
  if ((await providerOf(place)) === null) return 'no-provider';
  return writeOrder(place, act);
}

type Order = 'ordered' | 'not-approved' | 'cover-gone';

/** The last moment at which nobody has been asked to pay yet: an order without cover is not written. */
async function writeOrder(place: WithdrawalPlace, act: Act): Promise<Order> {
  const { db, config } = place;
  const { merchant } = config;
  const moved = await db.transaction(async (tx) => {
    const known = await lockApproved(tx, merchant, act.id);
    if (known === null) return null;
    if (!(await keepsCover(tx, place, { ...known, id: act.id })))
      return { ...known, state: 'rejected' } as const;
    const row = await startDisbursing(tx, { merchant, id: act.id, actor: act.by });
    if (row === null) throw new Error(`withdrawal ${act.id} left its place while it was locked`);
    await audit(tx, place, 'withdrawal-disbursing', act);
    return { ...row, state: 'disbursing' } as const;
  });
  if (moved === null) return 'not-approved';
  await tellWithdrawal(place, { id: act.id, memberId: moved.memberId, state: moved.state });
  return moved.state === 'disbursing' ? 'ordered' : 'cover-gone';
}

/** X5: an order whose outcome is not known is asked after, and sent again only when the provider never heard of it. */
export async function reconcileWithdrawal(
  place: WithdrawalPlace,
  id: bigint,
  given?: Disburser,
): Promise<DisburseResult> {
  const provider = given ?? (await providerOf(place));
  if (provider === null) return 'no-provider';
  const row = await wholeRow(place.db, place.config.merchant, id);
  if (row.state !== 'disbursing' || row.reference === null) return 'not-approved';
  const status = await provider.readDisbursement(row.reference);
  return status === 'missing' ? send(place, row, provider) : settle(place, row, status);
}

async function send(
  place: WithdrawalPlace,
  row: WithdrawalRow,
  provider: Disburser,
): Promise<DisburseResult> {
  const order = await orderOf(place, row);
  const answer: DisbursementAnswer = await provider.disburse(order);
  if (answer === 'refused') return settle(place, row, 'failed');
  return settle(
    place,
    row,
    answer === 'accepted' ? await provider.readDisbursement(order.reference) : 'unknown',
  );
}

async function orderOf({ db, config }: WithdrawalPlace, row: WithdrawalRow) {
  const { reference, currency, amount, fee, institution, holder, memberId } = row;
  if (reference === null) throw new Error('an order to pay has a reference');
  const { number: plain, sealed } = await selectTarget(db, config.merchant, row.payoutAccountId);
  const number = sealed === null ? plain : openNumber(config, { memberId, institution }, sealed);
  if (number === null) throw new Error(`the account of withdrawal ${row.id} has no number`);
  return { reference, amount: minor(amount - fee), currency, account: { bank: institution, number, holder } };
}

async function settle(
  place: WithdrawalPlace,
  row: WithdrawalRow,
  status: DisbursementStatus,
): Promise<DisburseResult> {
  if (status !== 'paid' && status !== 'failed') return 'waiting';
  const { db, settings } = place;
  const rules = await settings.get('withdrawal');
  const paid = status === 'paid';
  const done = await db.transaction((tx) => (paid ? book(tx, place, row, rules) : giveBack(tx, place, row)));
  const state = paid ? 'disbursed' : 'failed';
  if (done) await tellWithdrawal(place, { id: row.id, memberId: row.memberId, state });
  return state;
}

type Promises = { confirmMinutes: number; refundOnForcedReceived: boolean };

/** X1: the hold is spent in the transaction that says the money has gone, whatever has become of the balance. */
async function book(
  tx: Database,
  place: WithdrawalPlace,
  row: WithdrawalRow,
  { confirmMinutes, refundOnForcedReceived }: Promises,
): Promise<boolean> {
  const { merchant } = place.config;
  const posting = await postHold(tx, {
    merchant,
    holdId: row.holdId,
    key: `withdrawal:${row.id}`,
    kind: 'withdrawal',
    legs: [
      { account: { kind: 'withdrawals_out' as const, owner: '' }, amount: row.amount - row.fee },
      ...(row.fee === 0n ? [] : [{ account: { kind: 'house' as const, owner: '' }, amount: row.fee }]),
    ],
    reference: row.reference ?? '',
  });
  // Another node was told the same and has booked it.
  if (posting.outcome === 'replayed') return false;
  if (posting.outcome !== 'posted' || posting.transactionId === null)
    throw new Error(`the posting of withdrawal ${row.id} was ${posting.outcome}`);
  const moved = await markDisbursed(tx, {
    merchant,
    id: row.id,
    actor: SYSTEM,
    confirmMinutes,
    refundIfForced: refundOnForcedReceived,
    transactionId: posting.transactionId,
  });
  if (moved === null) throw new Error(`withdrawal ${row.id} was paid out of its turn`);
  await audit(tx, place, 'withdrawal-disbursed', byItself(row, 'the provider paid'));
  return true;
}

async function giveBack(tx: Database, place: WithdrawalPlace, row: WithdrawalRow): Promise<boolean> {
  const { merchant } = place.config;
  const moved = await markFailed(tx, { merchant, id: row.id, actor: SYSTEM, reason: BANK_SAID_NO });
  if (moved === null) return false;
  await freeHold(tx, merchant, moved.holdId);
  await audit(tx, place, 'withdrawal-failed', byItself(row, 'the provider did not pay'));
  return true;
}

const byItself = ({ id }: WithdrawalRow, reason: string): Act => ({ id, by: SYSTEM, reason });

async function wholeRow(db: Database, merchant: string, id: bigint | string): Promise<WithdrawalRow> {
  const row = await selectWithdrawal(db, merchant, id);
  if (row === null) throw new Error(`there is no withdrawal ${id}`);
  return row;
}
