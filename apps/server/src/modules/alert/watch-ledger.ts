import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import type { WorkLog } from '@maidan/timed-work/timed-work.ts';
import type { NodeWork } from '#jobs/node-work.ts';
import { auditStep, releaseAccount } from '#ledger/audit-ledger.ts';
import { writeAudit } from '#audit/write-audit.ts';
import { endAlert, insertAlert } from './alert.store.ts';
import { watchMoney } from './watch-money.ts';

const EVERY_MS = 5_000;

type Needs = { config: Config; db: Database };

/**
 * F14: what somebody changed by hand in the ledger is found within a minute, stands still and is told; all others go on. What
 * is frozen is an alert until it is released; what has no account left to freeze stays one until a person has looked.
 */
export async function watchLedger(
  { config, db }: Needs,
  log: WorkLog,
  pauseMs: number = EVERY_MS,
): Promise<number> {
  const { merchant } = config;
  const found = await auditStep(db, merchant, pauseMs);
  for (const { accountId: account, because, frozen } of found) {
    log.error({ account: account?.toString(), because, frozen }, 'the ledger does not agree with itself');
    if (!frozen)
      await insertAlert(db, merchant, { kind: 'ledger', subject: `account:${account}`, detail: because });
  }
  if (found.length > 0) await watchMoney({ config, db }, log);
  return found.length;
}

export const watchLedgerWork: NodeWork = {
  name: 'the look at the ledger',
  everyMs: EVERY_MS,
  run: (platform, log) => watchLedger(platform, log),
};

/** After mending: the account is measured whole, and only what agrees is free again. Null when it is. */
export async function releaseFrozen(
  { config, db }: Needs,
  { account, by, reason }: { account: bigint; by: string; reason: string },
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const because = await releaseAccount(tx, config.merchant, account);
    if (because === null)
      await writeAudit(tx, config.merchant, {
        actor: by,
        action: 'account-released',
        subject: `account:${account}`,
        reason,
      });
    return because;
  });
}

/** An alert that nothing ends by itself, after somebody has looked. False when there is no such alert. */
export async function endLedgerAlert(
  { config, db }: Needs,
  { id, by, reason }: { id: bigint; by: string; reason: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const ended = await endAlert(tx, config.merchant, id);
    if (ended)
      await writeAudit(tx, config.merchant, {
        actor: by,
        action: 'alert-ended',
        subject: `alert:${id}`,
        reason,
      });
    return ended;
  });
}
