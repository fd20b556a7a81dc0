import { minor, type Money } from '@maidan/contract/money.ts';
import type { Database } from '#db/database.ts';
import { selectDebt } from './ledger.store.ts';

/** What a player owes: money that was taken back, or sent, after it had been spent. It is paid by whatever comes in next. */
export async function readDebt(db: Database, merchant: string, memberId: string): Promise<Money> {
  return minor(await selectDebt(db, merchant, memberId));
}
