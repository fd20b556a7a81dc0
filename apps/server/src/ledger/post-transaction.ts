import type { Database } from '#db/database.ts';
import type { PostingRow } from './ledger.store.ts';
import { validatePosting, type Posting } from './posting.ts';
import { queuePosting } from './posting-queue.ts';
import { inputHash, type PostingResult } from './transaction.ts';

/**
 * The only way money moves. `posted` and `replayed` carry the answer of the first time; `insufficient` carries what
 * there is; `conflict` means that the key was used for something else. Nothing has changed unless it was posted.
 */
export async function postTransaction(db: Database, posting: Posting): Promise<PostingResult> {
  validatePosting(posting);
  return toPostingResult(await queuePosting(db, posting, inputHash(posting)));
}

/** Each door has outcomes of its own beside the common ones. */
export function toPostingResult<DoorOutcome extends string>(
  row: PostingRow<DoorOutcome>,
): Omit<PostingResult, 'outcome'> & { outcome: DoorOutcome } {
  return {
    outcome: row.outcome,
    transactionId: row.transactionId,
    balances: row.balances ?? [],
    versions: row.versions ?? [],
  };
}
