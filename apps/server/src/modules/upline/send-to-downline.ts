import { displayMoney, minor, parseMoney } from '@maidan/contract/money.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { sendToDownline as operation } from '@maidan/contract/upline/send-to-downline.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { requirePaymentPassword } from '#modules/accounts/payment-password/payment-password.ts';
import { nameBelow } from '#modules/agents/name-below.ts';
import { moveAlongLine } from './move-along-line.ts';
import { tellBoth } from './tell-both.ts';
import { presentTransfer } from './upline.present.ts';
import { selectBelow } from './upline.store.ts';

/** AGT-04, T9 */
export async function sendToDownline(
  context: CallContext,
  { paymentPassword, ...input }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings, language } = context;
  await requirePaymentPassword(context, paymentPassword);
  const { memberId } = sessionOf(context);
  const view = await settings.view();
  const [currency, symbol] = [view.get('currency'), view.get('currencySymbol')];
  const otherId = BigInt(input.to);
  const { row, receiverId } = await moveAlongLine(db, {
    merchant: config.merchant,
    memberId,
    direction: 'down',
    otherId,
    isSame: (id) => id === otherId,
    operationId: input.operationId,
    amount: parseMoney(input.amount),
    currency,
    rules: view.get('downlineTransfer'),
    turnoverPercent: view.get('withdrawal').turnoverPercent,
    show: (sum) => displayMoney(minor(sum), symbol, language),
  });
  if (receiverId !== null) await tellBoth(context, { senderId: memberId, receiverId }, currency);
  // Whoever was moved away meanwhile is nobody below.
  const below = await selectBelow(db, { merchant: config.merchant, memberId }, row.receiverId.toString());
  const someone = { username: row.receiver, depth: below?.depth ?? null };
  return presentTransfer(row, nameBelow(someone, view.get('teamNames')));
}
