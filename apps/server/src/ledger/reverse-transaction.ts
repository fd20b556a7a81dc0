import { createHash } from 'node:crypto';
import type { Database } from '#db/database.ts';
import { writeReversal } from './ledger.store.ts';
import { toPostingResult } from './post-transaction.ts';
import type { Outcome, PostingResult } from './transaction.ts';

export type Reversal = {
  merchant: string;
  key: string;
  transactionId: bigint;
  /** Ends in `reversal`; a `win_reversal` may leave less than nothing, because the win may have been spent. */
  kind?: string;
  reference?: string;
};

export type ReversalResult = Omit<PostingResult, 'outcome'> & { outcome: Outcome | 'already_reversed' };

/** Undoes a transaction by its exact negation, at most once. History stays as it was. */
export async function reverseTransaction(db: Database, reversal: Reversal): Promise<ReversalResult> {
  const { merchant, key, transactionId, kind = 'reversal', reference = null } = reversal;
  const facts = JSON.stringify(['reverse', merchant, transactionId.toString(), kind, reference]);
  const hash = createHash('sha256').update(facts).digest();
  return toPostingResult(await writeReversal(db, { merchant, key, transactionId, kind, reference }, hash));
}
