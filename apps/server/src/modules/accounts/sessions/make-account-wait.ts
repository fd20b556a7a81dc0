import type { Database } from '#db/database.ts';
import { holdAccount, type AccountWait } from './session.store.ts';

/** T25: from now on, and for so long, a login without a second step moves no money. */
export function makeAccountWait(
  tx: Database,
  merchant: string,
  memberId: string,
  wait: AccountWait,
): Promise<void> {
  return holdAccount(tx, merchant, memberId, wait);
}
