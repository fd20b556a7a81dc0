import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

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

export async function insertAuditEntry(db: Database, merchant: string, entry: AuditEntry): Promise<void> {
  await db.query(sql`
    insert into audit_entry (merchant, actor, action, subject, reason, detail)
    values (${merchant}, ${entry.actor}, ${entry.action}, ${entry.subject}, ${entry.reason},
            ${JSON.stringify(entry.detail ?? {})}::jsonb)`);
}
