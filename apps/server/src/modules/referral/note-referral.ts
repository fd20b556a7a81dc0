import type { Database } from '#db/database.ts';
import { insertReferral } from './referral.store.ts';

/** P4: in the transaction that opens the account, and at no other time: nobody is invited after the fact. */
export function noteReferral(
  tx: Database,
  invitation: { merchant: string; friendId: string; inviterId: string },
): Promise<void> {
  return insertReferral(tx, invitation);
}
