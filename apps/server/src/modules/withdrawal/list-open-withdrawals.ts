import type { Database } from '#db/database.ts';
import { selectOpenWithdrawals, type OpenWithdrawalRow } from './open-withdrawals.store.ts';

/** What waits for an operator, oldest first. */
export function listOpenWithdrawals(db: Database, merchant: string): Promise<OpenWithdrawalRow[]> {
  return selectOpenWithdrawals(db, merchant);
}
