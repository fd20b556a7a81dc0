import { openDatabase } from '@maidan/server/db/database.ts';
import { compareVendorTotals } from '@maidan/server/modules/vendor-wallet/compare-totals.ts';
import { compareProviders } from '@maidan/server/modules/reconcile/compare-providers.ts';
import { reconcile } from '@maidan/server/modules/reconcile/reconcile.ts';
import type { Desk } from './desk.ts';
import { PlainError } from '../steps.mjs';

export const BOOKS_USAGE = `  reconcile                         proves that the ledger, its balances and what vendors and providers moved agree`;

/** Every entry there is gets read, which may take longer than anybody should wait who plays. */
const PATIENCE_MS = 3_600_000;

/** Ends with a code other than nought when anything does not agree. */
export async function books({ config, settings }: Pick<Desk, 'config' | 'settings'>): Promise<string> {
  const db = openDatabase({ url: config.databaseUrl, maxConnections: 1, statementTimeoutMs: PATIENCE_MS });
  try {
    return await compareAll({ config, db, settings });
  } finally {
    await db.close();
  }
}

async function compareAll(place: Pick<Desk, 'config' | 'db' | 'settings'>): Promise<string> {
  const all = [await reconcile(place.db), await compareVendorTotals(place), await compareProviders(place)];
  const [faults, report] = [all.flatMap((one) => one.faults), all.flatMap((one) => one.report)];
  if (faults.length > 0)
    throw new PlainError([...report, '', `Does not agree (${faults.length}):`, ...faults].join('\n'));
  return [...report, '', 'Everything agrees.'].join('\n');
}
