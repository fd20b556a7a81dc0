import type { listSecurityEvents as operation } from '@maidan/contract/accounts/security/list-security-events.ts';
import { SECURITY_EVENT_KINDS } from '@maidan/contract/accounts/security/security-event.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { cutPage, readCursor, writeCursor } from '#call/cursor.ts';
import { presentEvent } from './security.present.ts';
import { selectOwnEvents } from './security.store.ts';

const PER_PAGE = 20;

export async function listSecurityEvents(
  context: CallContext,
  { cursor }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config } = context;
  // One more than is shown tells whether there is another page.
  const rows = await selectOwnEvents(db, {
    merchant: config.merchant,
    memberId: sessionOf(context).memberId,
    kinds: SECURITY_EVENT_KINDS,
    before: cursor === undefined ? null : readCursor(cursor),
    limit: PER_PAGE + 1,
  });
  const { page, nextCursor } = cutPage(rows, PER_PAGE, ({ id }) => writeCursor(id));
  return { events: page.map(presentEvent), nextCursor };
}
