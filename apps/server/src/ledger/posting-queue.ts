import type { Database } from '#db/database.ts';
import { inBatches } from '#db/in-batches.ts';
import { isOwnerAccount } from './chart-of-accounts.ts';
import { writePosting, writePostings, type PlainPosting, type PostingRow } from './ledger.store.ts';
import type { Posting } from './posting.ts';

/** What concerns one owner is posted in its order. */
const postInBatches = inBatches<PlainPosting, PostingRow>({
  // What one call of `ledger_post_many` takes.
  maxBatchSize: 16,
  batchesInFlight: 2,
  batchKeyOf: ({ posting }) => posting.merchant,
  serialKeysOf: ({ posting, owner }) => [`key ${posting.key}`, `owner ${owner.account.owner}`],
  runBatch: (db, batch) => writePostings(db, batch[0]?.posting.merchant ?? '', batch),
  runOne: (db, { posting, inputHash }) => writePosting(db, posting, inputHash),
});

/** A posting between an owner and the platform goes with the others of its moment, unless a transaction is around it. */
export function queuePosting(db: Database, posting: Posting, inputHash: Buffer): Promise<PostingRow> {
  const plain = db.inTransaction ? undefined : asPlain(posting, inputHash);
  return plain === undefined ? writePosting(db, posting, inputHash) : postInBatches(db, plain);
}

function asPlain(posting: Posting, inputHash: Buffer): PlainPosting | undefined {
  const [first, second] = posting.legs;
  if (first === undefined || second === undefined || posting.legs.length > 2) return undefined;
  if (isOwnerAccount(first.account.kind) === isOwnerAccount(second.account.kind)) return undefined;
  const [owner, platform] = isOwnerAccount(first.account.kind) ? [first, second] : [second, first];
  return { posting, inputHash, owner, platform };
}
