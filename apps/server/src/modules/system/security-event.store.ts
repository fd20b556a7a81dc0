import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import type { SecurityEvent } from './security-event.ts';

export async function insertSecurityEvent(
  db: Database,
  merchant: string,
  event: SecurityEvent,
): Promise<void> {
  await db.query(sql`
    insert into security_event (merchant, kind, member_id, ip, request_id, device, country, detail)
    values (${merchant}, ${event.kind}, ${event.memberId ?? null}::bigint, ${event.ip}, ${event.requestId},
            ${event.device ?? ''}, ${event.country ?? null}, ${JSON.stringify(event.detail ?? {})}::jsonb)`);
}
