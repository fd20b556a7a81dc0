import { displayMoney, minor, parseMoney } from '@maidan/contract/money.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { sendToUpline as operation } from '@maidan/contract/upline/send-to-upline.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { requirePaymentPassword } from '#modules/accounts/payment-password/payment-password.ts';
import { moveToUpline } from './move-to-upline.ts';
import { tellBoth } from './tell-both.ts';
import { nameAbove, presentTransfer } from './upline.present.ts';

/** MEM-12, T9 */
export async function sendToUpline(
  context: CallContext,
  { paymentPassword, ...input }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings, language } = context;
  await requirePaymentPassword(context, paymentPassword);
  const session = sessionOf(context);
  const { memberId } = session;
  const [currency, symbol] = [await settings.get('currency'), await settings.get('currencySymbol')];
  const { row, receiverId } = await moveToUpline(db, {
    merchant: config.merchant,
    memberId,
    operationId: input.operationId,
    amount: parseMoney(input.amount),
    to: input.to,
    currency,
    rules: await settings.get('uplineTransfer'),
    turnoverPercent: (await settings.get('withdrawal')).turnoverPercent,
    show: (sum) => displayMoney(minor(sum), symbol, language),
  });
  if (receiverId !== null) await tellBoth(context, { senderId: memberId, receiverId }, currency);
  return presentTransfer(row, nameAbove(row.receiver, session));
}
