import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import type { SecurityEvent } from './security-event-kinds.ts';

/** What strangers wrote is forgotten when it is old or too much (`0096`); answers with how much went. */
export async function forgetEvents(
  db: Database,
  merchant: string,
  most: { ofNobody: number; ofMember: number },
): Promise<bigint> {
  const [row] = await db.query<{ forgotten: bigint }>(sql`
    select security_event_forget(${merchant}, ${most.ofNobody}, ${most.ofMember}) as forgotten`);
  return row?.forgotten ?? 0n;
}

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
