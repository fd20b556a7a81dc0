import type { Database } from '#db/database.ts';
import { inBatches } from '#db/in-batches.ts';
import { takeBets, type PlainBet } from './bets.store.ts';
import { transact, type WalletReply } from './seamless-wallet.store.ts';

/** The bets of one seat, and those under one id, follow each other; all others that meet are taken by one statement. */
export const takeBet: (db: Database, bet: PlainBet) => Promise<WalletReply> = inBatches({
  // What one call of `ledger_post_many` takes.
  maxBatchSize: 16,
  batchesInFlight: 2,
  equalBatches: true,
  // A player who is locked keeps one bet waiting, not the node's next batches.
  batchOfOne: true,
  batchKeyOf: ({ caller }) => `${caller.merchant} ${caller.partner}`,
  serialKeysOf: ({ token, item }) => [`seat ${token}`, `transaction ${item.transactionId}`],
  runBatch: takeBets,
  runOne: (db, { caller, requestId, token, item }) =>
    transact(db, caller, { requestId, token, transactions: [item] }),
});
