import { writeAudit } from '#audit/write-audit.ts';
import type { Database } from '#db/database.ts';
import { postHold, voidHold } from '#ledger/hold.ts';
import { allThatRestsFromNow } from '#modules/protection/rests-rewards.ts';
import { payPoints, tellPaid, type PointPlace } from './pay-points.ts';
import { putRewardBack, selectWaiting, writeDecision, type RecordRow } from './points.store.ts';

const AT_ONCE = 100;

export const listWaitingRedemptions = ({ db, config }: Pick<PointPlace, 'db' | 'config'>) =>
  selectWaiting(db, config.merchant, AT_ONCE);

type Verdict = { id: string; state: 'approved' | 'rejected'; by: string; remark: string };

/** Why an approval has to wait: nothing is given, money or a thing, to whoever may not be given anything now (R1, R2). */
export class RedemptionRests extends Error {
  constructor() {
    super(
      'the member is on a break, closed to play, near an own limit or wants no rewards, and is given nothing; the redemption waits until that is over',
    );
  }
}

/** P3: decided once. Approved, the points are spent and money is paid; rejected, they are free again. False when nothing waits. */
export async function decideRedemption(place: PointPlace, verdict: Verdict): Promise<boolean> {
  const { merchant } = place.config;
  const row = await place.db.transaction(async (tx) => {
    const decided = await writeDecision(tx, { merchant, ...verdict });
    if (decided === null) return null;
    if (verdict.state === 'approved') await assertNotResting(tx, merchant, decided);
    await (verdict.state === 'approved' ? spend(tx, merchant, decided) : giveBack(tx, merchant, decided));
    await writeAudit(tx, merchant, {
      actor: verdict.by,
      action: `points-${verdict.state}`,
      subject: `points:${decided.id}`,
      reason: verdict.remark,
    });
    return decided;
  });
  if (row === null) return false;
  await tellPaid(place, { memberId: row.memberId.toString(), currency: row.currency });
  return true;
}

/** With the member's row locked from now on: a break that begins meanwhile comes after the payment. */
async function assertNotResting(tx: Database, merchant: string, row: RecordRow): Promise<void> {
  const owned = { merchant, memberId: row.memberId.toString() };
  if ((await allThatRestsFromNow(tx, owned)).length > 0) throw new RedemptionRests();
}

function holdOf({ id, holdId }: RecordRow): bigint {
  if (holdId === null) throw new Error(`redemption ${id} holds nothing`);
  return holdId;
}

async function spend(tx: Database, merchant: string, row: RecordRow): Promise<void> {
  const { outcome } = await postHold(tx, {
    merchant,
    holdId: holdOf(row),
    key: `points-spent:${row.reference}`,
    kind: 'points_redeemed',
    legs: [{ account: { kind: 'house', owner: '' }, amount: row.points }],
    reference: row.reference,
  });
  if (outcome !== 'posted') throw new Error(`the points of redemption ${row.id} were ${outcome}`);
  const { amount, currency, reference } = row;
  if (amount !== null)
    await payPoints(tx, { merchant, memberId: row.memberId.toString(), currency, amount, reference });
}

async function giveBack(tx: Database, merchant: string, row: RecordRow): Promise<void> {
  const { outcome } = await voidHold(tx, merchant, holdOf(row));
  if (outcome !== 'voided') throw new Error(`the hold of redemption ${row.id} was ${outcome}`);
  if (row.code !== null) await putRewardBack(tx, merchant, row.code);
}
