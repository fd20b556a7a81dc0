import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import type { Database } from '#db/database.ts';
import { checkLedger } from '#ledger/check-ledger.ts';
import {
  comparePayments,
  compareTransfers,
  compareWallet,
  listProviderFaults,
  readFigures,
} from './reconcile.store.ts';

export type Reconciliation = {
  /** What does not agree, in plain words; empty when everything does. */
  faults: string[];
  /** Everything that was looked at, for people to read. */
  report: string[];
};

const money = (amount: bigint): string => formatMoneyText(minor(amount));

/**
 * Proves that no money was made or lost: every posting and every currency sums to zero, each stored balance is the replay of
 * its entries, and what partners and providers moved is what the ledger has. Reads only.
 */
export async function reconcile(db: Database): Promise<Reconciliation> {
  const ledger = await checkLedger(db);
  const sums = [
    ...(await compareWallet(db)),
    ...(await comparePayments(db)),
    ...(await compareTransfers(db)),
  ];
  const provider = await listProviderFaults(db);
  const figures = await readFigures(db);
  const differing = sums.filter((sum) => sum.ledger !== sum.other);
  return {
    faults: [
      ...ledger.map(
        ({ rule, merchant, accountId: account, transactionId: transaction, detail }) =>
          `${rule} ${merchant} account ${account ?? '-'} transaction ${transaction ?? '-'}: ${detail}`,
      ),
      ...differing.map(
        ({ what, merchant, currency, ...sum }) =>
          `${merchant} ${currency} ${what}: the ledger has ${money(sum.ledger)}, the records have ${money(sum.other)}`,
      ),
      ...provider,
    ],
    report: [
      ...figures.map(
        (one) =>
          `${one.merchant} ${one.currency}: ${one.accounts} accounts, ${one.entries} entries, ` +
          `players are owed ${money(one.owed)}, all accounts together ${money(one.sum)}`,
      ),
      ...sums.map(
        ({ what, merchant, currency, ...sum }) =>
          `${merchant} ${currency} ${what}: ${money(sum.ledger)} in the ledger, ${money(sum.other)} in the records`,
      ),
    ],
  };
}
