import { minor, type Money } from '@maidan/contract/money.ts';
import type { Database } from '#db/database.ts';
import { selectDebt } from './ledger.store.ts';

/** What a player owes: money that was taken back, or sent, after it had been spent. It is paid by whatever comes in next. */
export async function readDebt(db: Database, merchant: string, memberId: string): Promise<Money> {
  return minor(await selectDebt(db, { merchant, owner: memberId, kinds: ['member', 'vendor_wallet'] }));
}

/** The part of it that is missing in wallets at vendors. A deposit does not pay it: money that is moved there does. */
export async function readDebtInWallets(db: Database, merchant: string, memberId: string): Promise<Money> {
  return minor(await selectDebt(db, { merchant, owner: memberId, kinds: ['vendor_wallet'] }));
}
