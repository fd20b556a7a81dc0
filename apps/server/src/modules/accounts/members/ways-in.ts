import type { Database } from '#db/database.ts';
import { Refusal } from '#refusals/refusal.ts';
import { countWaysIn } from './ways-in.store.ts';

/** After one was removed, in the same transaction: nobody may lock themselves out. */
export async function assertStillAWayIn(tx: Database, merchant: string, memberId: string): Promise<void> {
  if ((await countWaysIn(tx, merchant, memberId)) === 0) throw new Refusal('OPERATION_CONFLICT');
}
