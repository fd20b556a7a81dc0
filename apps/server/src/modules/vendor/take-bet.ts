import type { Database } from '#db/database.ts';
import { inGroups } from '#db/in-groups.ts';
import { takeBets, type PlainBet } from './bets.store.ts';
import { transact, type WalletReply } from './vendor.store.ts';

/** The bets of one seat, and those under one id, follow each other; all others that meet are taken by one statement. */
export const takeBet: (db: Database, bet: PlainBet) => Promise<WalletReply> = inGroups({
  // What one call of `ledger_post_many` takes.
  mostTogether: 16,
  groupsUnderWay: 2,
  inTurns: true,
  // A player who is locked keeps one bet waiting, not the node's next groups.
  evenOne: true,
  kindOf: ({ caller }) => `${caller.merchant} ${caller.partner}`,
  namesOf: ({ token, item }) => [`seat ${token}`, `transaction ${item.transactionId}`],
  together: takeBets,
  alone: (db, { caller, requestId, token, item }) =>
    transact(db, caller, { requestId, token, transactions: [item] }),
});
