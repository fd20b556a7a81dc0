import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { getPointBalance as operation } from '@maidan/contract/points/get-point-balance.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { readBalance } from '#ledger/read-balance.ts';
import { hasPaymentPassword } from '#modules/accounts/payment-password/payment-password.ts';
import { POINTS, readEarned } from './earned-points.ts';

/** PRO-04: what was earned counts as soon as it is settled, and is written when it is spent. */
export async function getPointBalance(context: CallContext): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings } = context;
  const { memberId } = sessionOf(context);
  const { merchant } = config;
  const [{ balance, held }, earned, guarded] = await Promise.all([
    readBalance(db, { merchant, owner: memberId, currency: POINTS, kind: 'points' }),
    readEarned(db, { merchant, memberId }, await settings.get('pointMall')),
    hasPaymentPassword(context),
  ]);
  return {
    points: Number(balance - held + earned.due),
    pending: Number(held),
    stakeToNext: formatMoneyText(minor(earned.stakeToNext)),
    hasPaymentPassword: guarded,
  };
}
