import type { Database } from '#db/database.ts';
import { takeAgainWhenTaken } from './take-call.ts';
import { promoteOnce, type Promotion } from './promote.store.ts';
import type { Caller, WalletReply } from './seamless-wallet.store.ts';

/** What needs no bet: free bets and wins (W18), credits and debits with their reason (W29). */
export function promote(db: Database, caller: Caller, act: Promotion): Promise<WalletReply> {
  return takeAgainWhenTaken(() => promoteOnce(db, caller, act));
}
