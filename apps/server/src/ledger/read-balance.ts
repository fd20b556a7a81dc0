import { minor, type Money } from '@maidan/contract/money.ts';
import type { Database } from '#db/database.ts';
import { inBatches } from '#db/in-batches.ts';
import type { AccountKind } from './chart-of-accounts.ts';
import {
  selectBalance,
  selectBalances,
  selectFundsInWallets,
  type BalanceOf,
  type BalanceRow,
} from './ledger.store.ts';

export type BalanceQuestion = { merchant: string; owner: string; currency: string; kind?: AccountKind };

/** Balances that are asked for together are read together. */
const readInBatches = inBatches<BalanceOf, BalanceRow>({
  maxBatchSize: 64,
  batchesInFlight: 2,
  batchKeyOf: () => '',
  serialKeysOf: () => [],
  runBatch: selectBalances,
  runOne: selectBalance,
});

/** What an account holds, how much of it is reserved, and after how many entries. An account never used holds nothing. */
export async function readBalance(
  db: Database,
  { merchant, owner, currency, kind = 'member' }: BalanceQuestion,
): Promise<{ balance: Money; held: Money; version: bigint }> {
  // Inside a transaction only its own connection sees what it has done.
  const read = db.inTransaction ? selectBalance : readInBatches;
  const row = await read(db, { merchant, currency, account: { kind, owner } });
  return { balance: minor(row.balance), held: minor(row.held), version: row.version };
}

/** What a member could take back from wallets at vendors. */
export async function readFundsInWallets(db: Database, owned: Omit<BalanceQuestion, 'kind'>): Promise<Money> {
  return minor(await selectFundsInWallets(db, owned));
}
