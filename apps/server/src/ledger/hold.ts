import { createHash } from 'node:crypto';
import type { Database } from '#db/database.ts';
import type { AccountName } from './account.ts';
import { selectHoldCovered, writeHold, writeHoldPosting, writeHoldVoid } from './ledger.store.ts';
import { toPostingResult } from './post-transaction.ts';
import type { Leg } from './posting.ts';
import type { Outcome, PostingResult } from './transaction.ts';

export type Reservation = {
  merchant: string;
  key: string;
  currency: string;
  account: AccountName;
  amount: bigint;
  reference?: string;
};

export type ReservationResult = {
  outcome: 'reserved' | 'replayed' | 'conflict' | 'insufficient';
  holdId: bigint | null;
  balance: bigint;
  held: bigint;
};

/** Sets money of an owner aside: it stays theirs, but can no longer be spent. */
export async function reserveHold(db: Database, reservation: Reservation): Promise<ReservationResult> {
  const { merchant, key, currency, account, amount, reference = null } = reservation;
  const hash = hashOf([
    'reserve',
    merchant,
    currency,
    account.kind,
    account.owner,
    amount.toString(),
    reference,
  ]);
  const row = await writeHold(db, { merchant, key, currency, account, amount, reference }, hash);
  return {
    outcome: row.outcome as ReservationResult['outcome'],
    holdId: row.holdId,
    balance: row.balance,
    held: row.held,
  };
}

export type HoldPosting = {
  merchant: string;
  holdId: bigint;
  key: string;
  kind: string;
  /** Where the money goes; the held account pays their sum, and what is left of the hold is free again. */
  legs: readonly Leg[];
  reference?: string;
};

export type HoldPostingResult = Omit<PostingResult, 'outcome'> & { outcome: Outcome | 'not_reserved' };

/**
 * Spends a hold, whatever the balance has become since it was set aside: what is missing then is a debt of the account.
 * `balances[0]` is the held account; the others follow the legs.
 */
export async function postHold(db: Database, posting: HoldPosting): Promise<HoldPostingResult> {
  const legs = posting.legs.map((leg) => [leg.account.kind, leg.account.owner, leg.amount.toString()]);
  const facts = [
    'post',
    posting.merchant,
    posting.holdId.toString(),
    posting.kind,
    legs,
    posting.reference ?? null,
  ];
  return toPostingResult(await writeHoldPosting(db, posting, hashOf(facts)));
}

export type HoldVoidResult = {
  outcome: 'voided' | 'replayed' | 'not_reserved';
  balance: bigint | null;
  held: bigint | null;
};

/** Sets a hold free again. Voiding twice is the same as once; a hold that was spent is not voided. */
export async function voidHold(db: Database, merchant: string, holdId: bigint): Promise<HoldVoidResult> {
  const row = await writeHoldVoid(db, merchant, holdId);
  return { ...row, outcome: row.outcome as HoldVoidResult['outcome'] };
}

/**
 * Whether everything that is set aside on the account of this hold is still there: a payment may have been taken back since.
 * The account stays locked until the end of the transaction.
 */
export function isHoldCovered(tx: Database, merchant: string, holdId: bigint): Promise<boolean> {
  return selectHoldCovered(tx, merchant, holdId);
}

function hashOf(facts: readonly unknown[]): Buffer {
  return createHash('sha256').update(JSON.stringify(facts)).digest();
}
