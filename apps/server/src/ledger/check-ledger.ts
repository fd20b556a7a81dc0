import type { Database } from '#db/database.ts';
import { findLedgerFaults, type LedgerFinding } from './ledger.store.ts';

/**
 * Reconciliation: sums to zero, stored balances equal the replay of entries, versions have no gaps, the hash chain
 * verifies, holds agree. An empty list means that everything adds up.
 */
export async function checkLedger(db: Database, merchant: string | null = null): Promise<LedgerFinding[]> {
  return findLedgerFaults(db, merchant);
}
