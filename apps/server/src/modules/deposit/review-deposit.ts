import { minor } from '@maidan/contract/money.ts';
import type { Database } from '#db/database.ts';
import { SYSTEM, writeAudit } from '#audit/write-audit.ts';
import { applyNews } from './apply-news.ts';
import type { DepositPlatform } from './deposit-platform.ts';
import { lockDeposit, type DepositRow } from './deposit.store.ts';
import { listDueReviews, listForDesk } from './due.store.ts';
import { tellDeposit } from './tell-deposit.ts';

export type Verdict = {
  id: bigint;
  by: string;
  reason: string;
} & ({ act: 'approve'; amount?: bigint } | { act: 'reject' } | { act: 'charge-back' });

const DONE = {
  approve: 'deposit-approved',
  reject: 'deposit-rejected',
  'charge-back': 'deposit-charged-back',
};

/** What a person decides about a transfer, with who and why in the audit, in the same transaction. */
export async function reviewDeposit(
  platform: DepositPlatform,
  verdict: Verdict,
): Promise<'done' | 'unknown' | 'not-possible'> {
  const { merchant } = platform.config;
  const result = await platform.db.transaction(async (tx) => {
    const row = await lockDeposit(tx, merchant, verdict.id);
    if (row === null) return 'unknown' as const;
    // Money on a provider's page is the provider's to tell.
    if (row.kind !== 'bank' && !(row.state === 'held' && verdict.act === 'charge-back'))
      return 'not-possible' as const;
    return decideOne(tx, merchant, row, verdict);
  });
  if (typeof result === 'string') return result;
  await tellDeposit(platform, result);
  return 'done';
}

async function decideOne(tx: Database, merchant: string, row: DepositRow, verdict: Verdict) {
  const amount = amountOf(row, verdict);
  const status =
    verdict.act === 'approve' ? (amount === row.amount ? 'paid' : 'partly') : STATUS[verdict.act];
  const news = { status, amount: minor(amount), currency: row.currency } as const;
  const note = verdict.act === 'approve' ? null : verdict.reason;
  // A contradiction from outside is noted; one typed by a person is only refused.
  const before = row.state;
  // What is kept aside is sent back in the same way.
  if (verdict.act === 'charge-back' && row.paid === null) return 'not-possible' as const;
  if (amount <= 0n || amount > row.amount) return 'not-possible' as const;
  if (verdict.act !== 'charge-back' && !['waiting', 'review', 'expired'].includes(before))
    return 'not-possible' as const;
  const applied = await applyNews(tx, merchant, row, news, note);
  if (applied.tell === undefined) return 'not-possible' as const;
  await writeAudit(tx, merchant, {
    actor: verdict.by,
    action: DONE[verdict.act],
    subject: `deposit:${row.id}`,
    reason: verdict.reason,
    detail: { from: before, to: applied.tell.state, amount: amount.toString(), currency: row.currency },
  });
  return applied.tell;
}

const STATUS = { reject: 'failed', 'charge-back': 'charged_back' } as const;

function amountOf(row: DepositRow, verdict: Verdict): bigint {
  if (verdict.act === 'charge-back') return row.paid ?? 0n;
  return verdict.act === 'approve' ? (verdict.amount ?? row.amount) : row.amount;
}

/** Due work of the sandbox, so that a newcomer sees a transfer through. */
export async function approveSandboxTransfers(platform: DepositPlatform): Promise<number> {
  if (platform.config.profile !== 'sandbox') return 0;
  const due = await listDueReviews(platform.db, platform.config.merchant);
  for (const { id } of due)
    await reviewDeposit(platform, {
      id,
      act: 'approve',
      by: SYSTEM,
      reason: 'The sandbox accepts every transfer',
    });
  return due.length;
}

const DESK_ROWS = 30;

export function listDepositsForDesk({ db, config }: Pick<DepositPlatform, 'db' | 'config'>) {
  return listForDesk(db, config.merchant, DESK_ROWS);
}
