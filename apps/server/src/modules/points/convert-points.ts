import { parseMoney } from '@maidan/contract/money.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { convertPoints as operation } from '@maidan/contract/points/convert-points.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import type { Database } from '#db/database.ts';
import { postTransaction } from '#ledger/post-transaction.ts';
import { requirePaymentPassword } from '#modules/accounts/payment-password/payment-password.ts';
import { assertMayBeGiven } from '#modules/protection/rests-rewards.ts';
import { Refusal } from '#refusals/refusal.ts';
import type { PointRules } from '#settings/point-rules.ts';
import { POINTS, writeEarned } from './earned-points.ts';
import { payPoints, tellPaid } from './pay-points.ts';
import { newReference } from './point-reference.ts';
import { presentRecord, worthOf } from './points.present.ts';
import {
  insertRecord,
  lockMember,
  selectByOperation,
  selectConvertedToday,
  type RecordRow,
  type Whose,
} from './points.store.ts';

type Input = ParsedRequestOf<typeof operation>;

/** PRO-05: points go and money comes in one transaction, at the ratio that the member was shown. */
export async function convertPoints(
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
    await assertRequirements(tx, { whose, rules, input });
    await writeEarned(tx, whose, rules);
    return { row: await convert(tx, { whose, rules, input, currency }), isNew: true };
  });
  if (isNew) await tellPaid(context, { memberId: whose.memberId, currency });
  return presentRecord(row);
}

function sameOrRefused(known: RecordRow, { points, amount }: Input): RecordRow {
  if (known.kind !== 'convert' || known.points !== BigInt(points) || known.amount !== parseMoney(amount))
    throw new Refusal('OPERATION_CONFLICT');
  return known;
}

type Asked = { whose: Whose; rules: PointRules; input: Input };

async function assertRequirements(tx: Database, { whose, rules, input }: Asked): Promise<void> {
  const { leastPoints, mostPointsPerDay, ratio } = rules;
  const worth = worthOf(BigInt(input.points), rules);
  if (worth === null || input.points < leastPoints)
    throw new Refusal('POINT_AMOUNT', { args: [leastPoints, ratio.points] });
  if (worth !== parseMoney(input.amount)) throw new Refusal('POINT_RATIO_CHANGED');
  if ((await selectConvertedToday(tx, whose)) + BigInt(input.points) > BigInt(mostPointsPerDay))
    throw new Refusal('POINT_DAY_LIMIT', { args: [mostPointsPerDay] });
}

async function convert(
  tx: Database,
  { whose, rules, input, currency }: Asked & { currency: string },
): Promise<RecordRow> {
  const { merchant, memberId } = whose;
  const points = BigInt(input.points);
  const amount = parseMoney(input.amount);
  const reference = newReference();
  const { outcome } = await postTransaction(tx, {
    merchant,
    key: `points-convert:${memberId}:${input.operationId}`,
    kind: 'points_converted',
    currency: POINTS,
    legs: [
      { account: { kind: 'points', owner: memberId }, amount: -points },
      { account: { kind: 'house', owner: '' }, amount: points },
    ],
    reference,
  });
  if (outcome === 'insufficient') throw new Refusal('POINTS_SHORT');
  if (outcome !== 'posted') throw new Error(`a conversion of points was ${outcome}`);
  await payPoints(tx, { merchant, memberId, currency, amount, reference });
  return insertRecord(tx, {
    ...whose,
    operationId: input.operationId,
    kind: 'convert',
    code: null,
    title: null,
    points,
    currency,
    amount,
    ratioPoints: rules.ratio.points,
    ratioAmount: parseMoney(rules.ratio.amount),
    leastPoints: rules.leastPoints,
    mostPoints: rules.mostPointsPerDay,
    state: 'approved',
    reference,
    holdId: null,
  });
}
