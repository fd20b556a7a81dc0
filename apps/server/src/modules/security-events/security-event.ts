import { addressKey } from '@maidan/http/address-key.ts';
import { createLocalLimiter } from '@maidan/http/local-limiter.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import type { CallContext } from '#call/call-context.ts';
import { countryOfCall } from '#call/country-of-call.ts';
import { deviceName } from '#call/device-name.ts';
import type { Detail, SecurityEvent, SecurityEventKind } from './security-event-kinds.ts';
import { insertSecurityEvent } from './security-event.store.ts';

/** What one address does again and again is noted so often in a minute; the log has a line for each call. */
const NOTES_OF_STRANGER = 30;
/** And of all strangers together, for whoever has many addresses. */
const NOTES_OF_STRANGERS = 600;
const notes = createLocalLimiter();

function isEnough({ config }: { config: Config }, { kind, ip, memberId }: SecurityEvent): boolean {
  if (memberId !== undefined) return false;
  const { merchant, rateLimitFactor } = config;
  const ofOne = notes.take(`${merchant} ${kind} ${addressKey(ip)}`, NOTES_OF_STRANGER * rateLimitFactor);
  return ofOne > 0 || notes.take(`${merchant} ${kind}`, NOTES_OF_STRANGERS * rateLimitFactor) > 0;
}

/** Keeps what the door noticed. Losing a note must not turn an answer into a failure, so it never throws. */
export async function recordSecurityEvent(
  platform: { db: Database; config: Config },
  event: SecurityEvent,
): Promise<void> {
  if (isEnough(platform, event)) return;
  await insertSecurityEvent(platform.db, platform.config.merchant, event).catch(() => undefined);
}

/** The same for a call: who came from where with what is known already. Call it after the commit. */
export async function noteSecurityEvent(
  context: CallContext,
  kind: SecurityEventKind,
  memberId: string | null = context.session?.memberId ?? null,
  detail: Detail = {},
): Promise<void> {
  await recordSecurityEvent(context, {
    kind,
    ip: context.ip,
    requestId: context.requestId,
    device: deviceName(context.userAgent),
    country: await countryOfCall(context).catch(() => null),
    detail,
    ...(memberId === null ? {} : { memberId }),
  });
}
