import { createHash } from 'node:crypto';
import type { countInvitationVisit as operation } from '@maidan/contract/invitation/count-invitation-visit.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#call/call-context.ts';
import { noteVisit } from './invitation.store.ts';

/** Of one link within a day; whoever sends more browsers than that is not advertising. */
const MOST_A_DAY = 5_000;

/** AGT-09: what the browser calls itself is good for this link alone, and only its digest is kept. */
export async function countInvitationVisit(
  { db, config }: CallContext,
  { code, browser }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  await noteVisit(db, config.merchant, {
    code,
    browser: createHash('sha256').update(`${code.toUpperCase()} ${browser}`).digest(),
    most: MOST_A_DAY,
  });
  return { noted: true };
}
