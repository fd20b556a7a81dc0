import type { Database } from '#db/database.ts';
import { Refusal } from '#refusals/refusal.ts';
import { claim, selectIdsOf } from './upload.store.ts';

type Claim = {
  merchant: string;
  memberId: string;
  ids: readonly string[];
  /** What they prove, as kind:id: `withdrawal:42`. */
  subject: string;
};

/**
 * Binds pictures to what they prove, in the transaction of the act itself: only the member's own, and each only once.
 * One that is not there, or not theirs, or used before, refuses the whole act.
 */
export async function claimUploads(tx: Database, { ids, subject, ...owned }: Claim): Promise<void> {
  if (ids.length === 0) return;
  if ((await claim(tx, owned, ids, subject)) !== ids.length) throw new Refusal('PICTURE_UNKNOWN');
}

/** The pictures that prove a subject, in the order in which they came. */
export function uploadsOf(db: Database, merchant: string, subject: string): Promise<string[]> {
  return selectIdsOf(db, merchant, subject);
}
