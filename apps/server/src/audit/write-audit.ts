import type { Database } from '#db/database.ts';
import { insertAuditEntry, type AuditEntry } from './audit.store.ts';

export const SYSTEM = 'system';

/** Written in the transaction of the act itself: what is not in the audit has not happened. */
export async function writeAudit(db: Database, merchant: string, entry: AuditEntry): Promise<void> {
  await insertAuditEntry(db, merchant, entry);
}
