import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { redeemPointReward as operation } from '@maidan/contract/points/redeem-point-reward.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import type { Database } from '#db/database.ts';
import { reserveHold } from '#ledger/hold.ts';
import { tellProfile } from '#live/tell-profile.ts';
import { requirePaymentPassword } from '#modules/accounts/payment-password/payment-password.ts';
import { assertMayBeGiven } from '#modules/protection/rests-rewards.ts';
import { Refusal } from '#refusals/refusal.ts';
import { POINTS, writeEarned } from './earned-points.ts';
import { newReference } from './point-reference.ts';
import { presentRecord } from './points.present.ts';
import {
  insertRecord,
  lockMember,
  selectByOperation,
  takeReward,
  type RecordRow,
  type Whose,
} from './points.store.ts';

type Input = ParsedRequestOf<typeof operation>;

/** PRO-05: the points are set aside, and one of what there is with them, or nothing happened. */
export async function redeemPointReward(
  context: CallContext,
  input: Input,
): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings } = context;
  await requirePaymentPassword(context, input.paymentPassword);
  const whose = { merchant: config.merchant, memberId: sessionOf(context).memberId };
  const rules = await settings.get('pointMall');
  const currency = await settings.get('currency');
  const { row, isNew } = await db.transaction(async (tx) => {
    await lockMember(tx, whose);
    const known = await selectByOperation(tx, whose, input.operationId);
    if (known !== null) return { row: sameOrRefused(known, input), isNew: false };
    if (!rules.offered) throw new Refusal('FEATURE_OFF');
    await assertMayBeGiven(tx, whose);
    await writeEarned(tx, whose, rules);
    return { row: await setAside(tx, whose, { ...input, currency }), isNew: true };
  });
  if (isNew) await tellProfile(context, whose.memberId);
  return presentRecord(row);
}

/** A retry is answered with what the first one came to; another request under its id is refused. */
function sameOrRefused(known: RecordRow, { code, points }: Input): RecordRow {
  if (known.code !== code || known.points !== BigInt(points)) throw new Refusal('OPERATION_CONFLICT');
  return known;
}

type Wish = Pick<Input, 'operationId' | 'code' | 'points'> & { currency: string };

async function setAside(tx: Database, whose: Whose, wish: Wish): Promise<RecordRow> {
  const reward = await takeReward(tx, whose.merchant, wish.code);
  // Another price than was shown is another reward.
  if (reward === null || reward.points !== BigInt(wish.points)) throw new Refusal('POINT_REWARD_GONE');
  const reference = newReference();
  const { outcome, holdId } = await reserveHold(tx, {
    merchant: whose.merchant,
    key: `points-redeem:${whose.memberId}:${wish.operationId}`,
    currency: POINTS,
    account: { kind: 'points', owner: whose.memberId },
    amount: reward.points,
    reference,
  });
  if (outcome === 'insufficient') throw new Refusal('POINTS_SHORT');
  if (outcome !== 'reserved' || holdId === null) throw new Error(`the hold of a redemption was ${outcome}`);
  return insertRecord(tx, {
    ...whose,
    operationId: wish.operationId,
    kind: 'redeem',
    code: reward.code,
    title: reward.title,
    points: reward.points,
    currency: wish.currency,
    amount: reward.amount,
    ratioPoints: null,
    ratioAmount: null,
    leastPoints: null,
    mostPoints: null,
    state: 'process',
    reference,
    holdId,
  });
}
