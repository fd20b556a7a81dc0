import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { noteReferralVisit as operation } from '@maidan/contract/referral/note-referral-visit.ts';
import type { Database } from '#db/database.ts';
import type { CallContext } from '#call/call-context.ts';
import { insertVisit } from './referral.store.ts';

export const noteVisitOf = (db: Database, merchant: string, code: string): Promise<void> =>
  insertVisit(db, merchant, code);

/** A number goes up by one, up to a bound; nothing is kept about whoever called, and every code is answered alike. */
export async function noteReferralVisit(
  { db, config }: CallContext,
  { referralCode }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  await noteVisitOf(db, config.merchant, referralCode);
  return {};
}
