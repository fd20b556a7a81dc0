import type { Database } from '#db/database.ts';
import { writeAuditStep, writeRelease, type AuditFinding } from './ledger.store.ts';

/** How many entries a step measures when nothing points to a change; twenty times as many when something does. */
const ENTRIES = 2_000;

/**
 * F14: one step of the look that goes round and round: an eighth of all accounts, each beside its last entry, and some more of
 * the history. What does not agree is frozen, and nothing else. Any number of nodes may ask: one of them does it, once within
 * the pause.
 */
export function auditStep(db: Database, merchant: string, pauseMs: number): Promise<AuditFinding[]> {
  return writeAuditStep(db, merchant, { pauseMs, entries: ENTRIES });
}

/** Null when the account agrees from its first entry to its last and is free again; else why not. */
export function releaseAccount(db: Database, merchant: string, accountId: bigint): Promise<string | null> {
  return writeRelease(db, merchant, accountId);
}
