import { minor } from '@maidan/contract/money.ts';
import type { WithdrawalReason } from '@maidan/contract/withdrawal/withdrawal-reasons.ts';
import { insertDisbursement } from '#adapters/payment/sandbox-payment.store.ts';
import { postHold, reserveHold } from '#ledger/hold.ts';
import { SYSTEM, writeAudit } from '#audit/write-audit.ts';
import { standardWithdrawalRules } from '#settings/withdrawal-rules.ts';
import { answerWithdrawal } from '#modules/withdrawal/answer.store.ts';
import { closeUnanswered } from '#modules/withdrawal/due-withdrawal.store.ts';
import { selectPayoutAccounts } from '#modules/withdrawal/payout-account.store.ts';
import { freeHold } from '#modules/withdrawal/review-withdrawal.ts';
import {
  approve,
  markDisbursed,
  markFailed,
  reject,
  startDisbursing,
} from '#modules/withdrawal/review.store.ts';
import { feeOf } from '#modules/withdrawal/withdrawal-sums.ts';
import {
  insertWithdrawal,
  selectByOperation,
  type WithdrawalRow,
} from '#modules/withdrawal/withdrawal.store.ts';
import type { MoneyPlace } from './money-place.ts';
import type { MoneyEvent, WithdrawalAct } from './past-money.ts';
import { uuidOf } from './seed-ids.ts';

type Withdrawal = Extract<MoneyEvent, { kind: 'withdrawal' }>;
type Step = (place: MoneyPlace, row: WithdrawalRow) => Promise<unknown>;

const CURRENCY = 'PLY';
const RULES = standardWithdrawalRules();
const REJECTED: WithdrawalReason = 'name-unreadable';
const FAILED: WithdrawalReason = 'bank-refused';

/** One step of a withdrawal. Each moves from one state to the next, so what an interrupted run has done is left as it is. */
export async function takeOut(place: MoneyPlace, event: Withdrawal): Promise<void> {
  const operationId = uuidOf(`withdrawal:${event.username}:${event.number}`);
  const row = await selectByOperation(place.db, place, operationId);
  if (event.act === 'request') {
    if (row === null) await request(place, event, operationId);
    return;
  }
  if (row === null) throw new Error(`nobody asked for withdrawal ${event.number} of ${event.username}`);
  await STEPS[event.act](place, row);
}

async function request(place: MoneyPlace, event: Withdrawal, operationId: string): Promise<void> {
  const { db, merchant, memberId } = place;
  const accounts = await selectPayoutAccounts(db, place);
  const account = accounts[event.number % accounts.length];
  if (account === undefined) throw new Error(`${event.username} has no account to send money to`);
  const amount = BigInt(event.amount);
  const { holdId } = await reserveHold(db, {
    merchant,
    key: `withdrawal:${memberId}:${operationId}`,
    currency: CURRENCY,
    account: { kind: 'member', owner: memberId },
    amount,
    reference: 'withdrawal',
  });
  if (holdId === null) throw new Error(`${event.username} has too little to take ${event.amount} out`);
  await insertWithdrawal(db, {
    merchant,
    memberId,
    operationId,
    accountId: account.id,
    currency: CURRENCY,
    amount,
    fee: feeOf(amount, RULES),
    holdId,
  });
}

const stepOf = ({ merchant }: MoneyPlace, { id }: WithdrawalRow) => ({ merchant, id, actor: SYSTEM });

const STEPS: Readonly<Record<Exclude<WithdrawalAct, 'request'>, Step>> = {
  approve: async (place, row) => {
    const moved = await approve(place.db, stepOf(place, row));
    if (moved !== null) await note(place, row, 'withdrawal-approved');
  },
  reject: async (place, row) => {
    const moved = await reject(place.db, { ...stepOf(place, row), reason: REJECTED });
    if (moved === null) return;
    await freeHold(place.db, place.merchant, moved.holdId);
    await note(place, row, 'withdrawal-rejected');
  },
  send: async (place, row) => {
    const moved = await startDisbursing(place.db, stepOf(place, row));
    if (moved !== null) await note(place, row, 'withdrawal-disbursing');
  },
  paid: pay,
  failed: async (place, row) => {
    if (row.state !== 'disbursing') return;
    await order(place, row, 'failed');
    const moved = await markFailed(place.db, { ...stepOf(place, row), reason: FAILED });
    if (moved !== null) await freeHold(place.db, place.merchant, moved.holdId);
    await note(place, row, 'withdrawal-failed');
  },
  answer: ({ db, merchant, memberId }, { id, amount, fee }) =>
    answerWithdrawal(db, {
      merchant,
      memberId,
      id: id.toString(),
      answer: 'received',
      received: amount - fee,
      remaining: 0n,
    }),
  close: ({ db, merchant }) => closeUnanswered(db, merchant, 1),
};

async function pay(place: MoneyPlace, row: WithdrawalRow): Promise<void> {
  if (row.state !== 'disbursing') return;
  const { db, merchant } = place;
  await order(place, row, 'paid');
  const { outcome, transactionId } = await postHold(db, {
    merchant,
    holdId: row.holdId,
    key: `withdrawal:${row.id}`,
    kind: 'withdrawal',
    legs: [
      { account: { kind: 'withdrawals_out', owner: '' }, amount: row.amount - row.fee },
      { account: { kind: 'house', owner: '' }, amount: row.fee },
    ],
    reference: row.reference ?? '',
  });
  if (outcome !== 'posted' || transactionId === null) throw new Error(`withdrawal ${row.id} was ${outcome}`);
  await markDisbursed(db, {
    ...stepOf(place, row),
    confirmMinutes: RULES.confirmMinutes,
    refundIfForced: RULES.refundOnForcedReceived,
    transactionId,
  });
  await note(place, row, 'withdrawal-disbursed');
}

/** What the simulated bank was told. */
async function order(
  { db, merchant }: MoneyPlace,
  { reference, amount, fee, currency, institution, numberEnd: number, holder }: WithdrawalRow,
  outcome: 'paid' | 'failed',
): Promise<void> {
  if (reference === null) throw new Error('an order to pay has a reference');
  const account = { bank: institution, number, holder };
  const sent = { reference, amount: minor(amount - fee), currency, account, outcome, seconds: 0 };
  await insertDisbursement(db, merchant, sent);
}

function note({ db, merchant }: MoneyPlace, { id }: WithdrawalRow, action: string): Promise<void> {
  const reason = 'the past of the sandbox';
  return writeAudit(db, merchant, { actor: SYSTEM, action, subject: `withdrawal:${id}`, reason });
}
