import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import type { AuditEntry } from './write-audit.ts';

export async function insertAuditEntry(db: Database, merchant: string, entry: AuditEntry): Promise<void> {
  await db.query(sql`
    insert into audit_entry (merchant, actor, action, subject, reason, detail)
    values (${merchant}, ${entry.actor}, ${entry.action}, ${entry.subject}, ${entry.reason},
            ${JSON.stringify(entry.detail ?? {})}::jsonb)`);
}
