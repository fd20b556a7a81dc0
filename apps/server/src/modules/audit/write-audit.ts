import type { Database } from '#db/database.ts';
import { insertAuditEntry } from './audit.store.ts';

export const SYSTEM = 'system';

export type AuditEntry = {
  /** The operator's name, or `SYSTEM`. */
  actor: string;
  /** A short name of the act, such as `withdrawal-approved`. */
  action: string;
  /** `withdrawal:42`, `member:7`. */
  subject: string;
  reason: string;
  detail?: Record<string, string | number | boolean | null>;
};

/** Written in the transaction of the act itself: what is not in the audit has not happened. */
export async function writeAudit(db: Database, merchant: string, entry: AuditEntry): Promise<void> {
  await insertAuditEntry(db, merchant, entry);
}
