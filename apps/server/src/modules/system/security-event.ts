import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { insertSecurityEvent } from './security-event.store.ts';

type SecurityEventKind =
  'token-in-query' | 'payload-refused' | 'login-failed' | 'login-throttled' | 'login-closed-account';

export type SecurityEvent = {
  kind: SecurityEventKind;
  ip: string;
  requestId: string;
  memberId?: string;
  detail?: Record<string, string | number>;
};

/** Keeps what the door noticed. Losing a note must not turn an answer into a failure, so it never throws. */
export async function recordSecurityEvent(
  platform: { db: Database; config: Config },
  event: SecurityEvent,
): Promise<void> {
  await insertSecurityEvent(platform.db, platform.config.merchant, event).catch(() => undefined);
}
