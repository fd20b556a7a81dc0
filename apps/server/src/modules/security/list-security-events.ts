import type { listSecurityEvents as operation } from '@maidan/contract/security/list-security-events.ts';
import { SECURITY_EVENT_KINDS } from '@maidan/contract/security/security-event.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#http/call-context.ts';
import { Refusal } from '#http/refusal.ts';
import { presentEvent } from './security.present.ts';
import { selectOwnEvents } from './security.store.ts';

const PER_PAGE = 20;

export async function listSecurityEvents(
  context: CallContext,
  { after }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config } = context;
  // One more than is shown tells whether there is another page.
  const rows = await selectOwnEvents(db, {
    merchant: config.merchant,
    memberId: sessionOf(context).memberId,
    kinds: SECURITY_EVENT_KINDS,
    before: after === undefined ? null : readCursor(after),
    limit: PER_PAGE + 1,
  });
  const page = rows.slice(0, PER_PAGE);
  const last = page.at(-1);
  const next = rows.length > page.length && last !== undefined ? writeCursor(last.id) : null;
  return { events: page.map(presentEvent), next };
}

function writeCursor(id: bigint): string {
  return Buffer.from(id.toString()).toString('base64url');
}

/** A cursor only says where to go on in the caller's own record, so a forged one shows nothing foreign. */
function readCursor(cursor: string): bigint {
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  if (!/^[1-9]\d{0,17}$/.test(text)) throw new Refusal('BAD_REQUEST');
  return BigInt(text);
}
