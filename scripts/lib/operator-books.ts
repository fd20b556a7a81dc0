import { reconcile } from '@maidan/server/modules/reconcile/reconcile.ts';
import type { Desk } from './operator-desk.ts';
import { PlainError } from './steps.mjs';

export const BOOKS_USAGE = `  reconcile                         proves that the ledger, its balances and what providers moved agree`;

/** Ends with a code other than nought when anything does not agree. */
export async function books({ db }: Desk): Promise<string> {
  const { faults, report } = await reconcile(db);
  if (faults.length > 0)
    throw new PlainError([...report, '', `Does not agree (${faults.length}):`, ...faults].join('\n'));
  return [...report, '', 'Everything agrees.'].join('\n');
}
