import { disbursementProvider, type DisbursementProvider } from '#adapters/payment/disbursement.ts';
import type { Database } from '#db/database.ts';
import { postHold } from '#ledger/hold.ts';
import { SYSTEM } from '#modules/audit/write-audit.ts';
import { audit, freeHold, type Act } from './review-withdrawal.ts';
import { markDisbursed, markFailed, startDisbursing } from './review.store.ts';
import { tellWithdrawal, type WithdrawalPlace } from './tell-withdrawal.ts';
import { selectWithdrawal, type WithdrawalRow } from './withdrawal.store.ts';

export type DisburseResult = 'disbursed' | 'failed' | 'unknown' | 'not-approved' | 'no-provider';

const BANK_SAID_NO = 'The bank or wallet did not accept the payment. Please check the account.';

/**
 * Sends the money. First the order is written down under its reference, then the provider is asked, then what it said is
 * booked: whatever is lost on the way is found again by that reference.
 */
export async function disburseWithdrawal(
  place: WithdrawalPlace,
  act: Act,
  provider: DisbursementProvider | null = disbursementProvider(place.db, place.config),
): Promise<DisburseResult> {
  if (provider === null) return 'no-provider';
  const { db, config } = place;
  const moved = await db.transaction(async (tx) => {
    const row = await startDisbursing(tx, { merchant: config.merchant, id: act.id, actor: act.by });
    if (row !== null) await audit(tx, place, 'withdrawal-disbursing', act);
    return row;
  });
  if (moved === null) return 'not-approved';
  await tellWithdrawal(place, { id: act.id, memberId: moved.member_id, state: 'disbursing' });
  const row = await wholeRow(db, config.merchant, act.id);
  return settle(place, row, await provider.disburse(orderOf(row)));
}

/** X5: an order whose answer was lost is asked after, and sent again only under the same reference. */
export async function reconcileWithdrawal(
  place: WithdrawalPlace,
  id: bigint,
  provider: DisbursementProvider | null = disbursementProvider(place.db, place.config),
): Promise<DisburseResult> {
  if (provider === null) return 'no-provider';
  const row = await wholeRow(place.db, place.config.merchant, id);
  if (row.state !== 'disbursing' || row.reference === null) return 'not-approved';
  const status = await provider.status(row.reference);
  return settle(place, row, status === 'never-heard' ? await provider.disburse(orderOf(row)) : status);
}

function orderOf(row: WithdrawalRow) {
  if (row.reference === null) throw new Error('an order to pay has a reference');
  const { reference, currency, institution, holder, number } = row;
  return { reference, amount: row.amount - row.fee, currency, institution, holder, number };
}

async function settle(
  place: WithdrawalPlace,
  row: WithdrawalRow,
  outcome: 'accepted' | 'refused' | 'unknown',
): Promise<DisburseResult> {
  if (outcome === 'unknown') return 'unknown';
  const { db, settings } = place;
  const rules = await settings.get('withdrawal');
  const accepted = outcome === 'accepted';
  const done = await db.transaction((tx) =>
    accepted ? book(tx, place, row, rules) : giveBack(tx, place, row),
  );
  const state = accepted ? 'disbursed' : 'failed';
  if (done) await tellWithdrawal(place, { id: row.id, memberId: row.member_id, state });
  return state;
}

type Promises = { confirmMinutes: number; refundOnForcedReceived: boolean };

/** X1: the hold is spent in the transaction that says the money has gone. */
async function book(
  tx: Database,
  place: WithdrawalPlace,
  row: WithdrawalRow,
  { confirmMinutes, refundOnForcedReceived }: Promises,
): Promise<boolean> {
  const { merchant } = place.config;
  const posting = await postHold(tx, {
    merchant,
    holdId: row.hold_id,
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
  await audit(tx, place, 'withdrawal-disbursed', byItself(row, 'the provider accepted the payment'));
  return true;
}

async function giveBack(tx: Database, place: WithdrawalPlace, row: WithdrawalRow): Promise<boolean> {
  const { merchant } = place.config;
  const moved = await markFailed(tx, { merchant, id: row.id, actor: SYSTEM, reason: BANK_SAID_NO });
  if (moved === null) return false;
  await freeHold(tx, merchant, moved.hold_id);
  await audit(tx, place, 'withdrawal-failed', byItself(row, 'the provider refused the payment'));
  return true;
}

const byItself = ({ id }: WithdrawalRow, reason: string): Act => ({ id, by: SYSTEM, reason });

async function wholeRow(db: Database, merchant: string, id: bigint | string): Promise<WithdrawalRow> {
  const row = await selectWithdrawal(db, merchant, id);
  if (row === null) throw new Error(`there is no withdrawal ${id}`);
  return row;
}
