import type { Database } from '#db/database.ts';
import { holdAccount } from './session.store.ts';

/** T25: from now on, and for so long, a login without a second step moves no money. */
export function makeAccountWait(
  tx: Database,
  merchant: string,
  memberId: string,
  hours: number,
): Promise<void> {
  return holdAccount(tx, merchant, memberId, hours);
}
