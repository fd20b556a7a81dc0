import { minor } from '@maidan/contract/money.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { postTransaction } from '#ledger/post-transaction.ts';
import { readBalance } from '#ledger/read-balance.ts';
import type { Bus } from '#live/bus.ts';
import { publishBalance } from '#live/publish-balance.ts';
import { writeAudit } from '#audit/write-audit.ts';
import { usernameKey } from '#modules/accounts/members/username-key.ts';
import type { Settings } from '#settings/settings.ts';
import {
  confirmAdjustmentRow,
  insertAdjustment,
  lockAdjustment,
  type AdjustmentRow,
} from './adjustment.store.ts';

type Place = { config: Pick<Config, 'merchant'>; db: Database; settings: Settings; bus: Bus };
type Proposal = { username: string; amount: bigint; by: string; reason: string };

/** The first of the two persons: it is written down and moves nothing. Null when nobody has this name. */
export async function proposeAdjustment(place: Place, given: Proposal): Promise<string | null> {
  const { db, config, settings } = place;
  const { merchant } = config;
  const currency = await settings.get('currency');
  const { amount, by, reason } = given;
  return db.transaction(async (tx) => {
    const key = usernameKey(given.username);
    const row = await insertAdjustment(tx, { merchant, usernameKey: key, currency, amount, by, reason });
    if (row === null) return null;
    const subject = `adjustment:${row.id}`;
    const detail = { member: row.memberId.toString(), amount: amount.toString() };
    await writeAudit(tx, merchant, { actor: by, action: 'adjustment-proposed', subject, reason, detail });
    return row.id.toString();
  });
}

export type AdjustmentResult = 'adjusted' | 'same-person' | 'not-proposed' | 'insufficient';

/** The second person, who must be another: only now does money move. */
export async function confirmAdjustment(
  place: Place,
  given: { id: string; by: string; reason: string },
): Promise<AdjustmentResult> {
  const { db, config } = place;
  const { merchant } = config;
  const result = await db.transaction(async (tx) => {
    const row = await lockAdjustment(tx, merchant, given.id);
    if (row === null) return 'not-proposed';
    if (row.proposedBy.toLowerCase() === given.by.toLowerCase()) return 'same-person';
    const posting = await post(tx, merchant, row);
    if (posting.outcome === 'insufficient') return 'insufficient';
    if (posting.outcome !== 'posted' || posting.transactionId === null)
      throw new Error(`adjustment ${given.id} was ${posting.outcome}`);
    await confirmAdjustmentRow(tx, {
      merchant,
      id: given.id,
      by: given.by,
      transactionId: posting.transactionId,
    });
    const subject = `adjustment:${given.id}`;
    await writeAudit(tx, merchant, {
      actor: given.by,
      action: 'adjustment-confirmed',
      subject,
      reason: given.reason,
    });
    return row;
  });
  if (typeof result === 'string') return result;
  await tell(place, result);
  return 'adjusted';
}

function post(tx: Database, merchant: string, row: AdjustmentRow) {
  return postTransaction(tx, {
    merchant,
    key: `adjustment:${row.id}`,
    kind: 'adjustment',
    currency: row.currency,
    legs: [
      { account: { kind: 'adjustment', owner: '' }, amount: -row.amount },
      { account: { kind: 'member', owner: row.memberId.toString() }, amount: row.amount },
    ],
    reference: `adjustment ${row.id}`,
  });
}

async function tell(place: Place, { memberId, currency }: AdjustmentRow): Promise<void> {
  const { db, config } = place;
  const owner = memberId.toString();
  const { balance, held, version } = await readBalance(db, { merchant: config.merchant, owner, currency });
  await publishBalance(place, { memberId: owner, balance: minor(balance - held), version });
}
