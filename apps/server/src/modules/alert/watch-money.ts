import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import type { WorkLog } from '@maidan/timed-work/timed-work.ts';
import type { NodeWork } from '#jobs/node-work.ts';
import { selectOpenAlerts, syncAlerts, type OpenAlertRow } from './alert.store.ts';

type Needs = { config: Config; db: Database };

/** Debts, frozen accounts, money that waits: each is told once when it begins, and stays on the operator's list until it ends. */
export async function watchMoney({ config, db }: Needs, log: WorkLog): Promise<number> {
  const fresh = await syncAlerts(db, config.merchant);
  for (const alert of fresh) log.error({ alert }, 'an operator must look at this');
  return fresh.length;
}

export function listAlerts({ config, db }: Needs): Promise<OpenAlertRow[]> {
  return selectOpenAlerts(db, config.merchant);
}

export const watchMoneyWork: NodeWork = { name: 'alerts about money', everyMs: 5_000, run: watchMoney };
