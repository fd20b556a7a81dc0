import type { listDepositMethods as operation } from '@maidan/contract/deposit/list-deposit-methods.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#http/call-context.ts';
import { offeredMethods } from './offered-methods.ts';

export async function listDepositMethods(
  context: CallContext,
  { language }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const methods = await offeredMethods(context);
  return {
    currencySymbol: await context.settings.get('currencySymbol'),
    methods: methods.map(({ name, ...method }) => ({ ...method, name: name[language] })),
  };
}
