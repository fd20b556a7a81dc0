import { openDatabase } from '@maidan/server/db/database.ts';
import { compareVendorTotals } from '@maidan/server/modules/vendor-wallet/compare-totals.ts';
import { reconcile } from '@maidan/server/modules/reconcile/reconcile.ts';
import type { Desk } from './operator-desk.ts';
import { PlainError } from './steps.mjs';

export const BOOKS_USAGE = `  reconcile                         proves that the ledger, its balances and what vendors and providers moved agree`;

/** Every entry there is gets read, which may take longer than anybody should wait who plays. */
const PATIENCE_MS = 3_600_000;

/** Ends with a code other than nought when anything does not agree. */
export async function books({ config }: Pick<Desk, 'config'>): Promise<string> {
  const db = openDatabase({ url: config.databaseUrl, maxConnections: 1, statementTimeoutMs: PATIENCE_MS });
  try {
    return await compareAll({ config, db });
  } finally {
    await db.close();
  }
}

async function compareAll({ config, db }: Pick<Desk, 'config' | 'db'>): Promise<string> {
  const [own, vendors] = [await reconcile(db), await compareVendorTotals({ config, db })];
  const [faults, report] = [
    [...own.faults, ...vendors.faults],
    [...own.report, ...vendors.report],
  ];
  if (faults.length > 0)
    throw new PlainError([...report, '', `Does not agree (${faults.length}):`, ...faults].join('\n'));
  return [...report, '', 'Everything agrees.'].join('\n');
}
