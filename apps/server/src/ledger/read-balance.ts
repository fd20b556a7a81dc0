import { minor, type Money } from '@maidan/contract/money.ts';
import type { Database } from '#db/database.ts';
import type { AccountKind } from './chart-of-accounts.ts';
import { selectBalance } from './ledger.store.ts';

export type BalanceQuestion = { merchant: string; owner: string; currency: string; kind?: AccountKind };

/** What an account holds, how much of it is reserved, and after how many entries. An account never used holds nothing. */
export async function readBalance(
  db: Database,
  { merchant, owner, currency, kind = 'member' }: BalanceQuestion,
): Promise<{ balance: Money; held: Money; version: bigint }> {
  const row = await selectBalance(db, { merchant, currency, account: { kind, owner } });
  return { balance: minor(row.balance), held: minor(row.held), version: row.version };
}
