import type { listDepositMethods as operation } from '@maidan/contract/deposit/list-deposit-methods.ts';
import { textIn } from '@maidan/contract/local-text.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { selectLastPaid } from './deposit.store.ts';
import { offeredMethods } from './offered-methods.ts';

export async function listDepositMethods(
  context: CallContext,
  { language }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const methods = await offeredMethods(context);
  const paid = await selectLastPaid(context.db, context.config.merchant, sessionOf(context).memberId);
  return {
    currencySymbol: await context.settings.get('currencySymbol'),
    methods: methods.map(({ name, ...method }) => ({ ...method, name: textIn(name, language) })),
    last: paid === null ? null : { methodId: paid.methodId, amount: formatMoneyText(minor(paid.amount)) },
  };
}
