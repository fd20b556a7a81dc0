import type { getDeposit as operation } from '@maidan/contract/deposit/get-deposit.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { presentDetail } from './deposit.present.ts';
import { listSteps, selectOwnDeposit } from './deposit.store.ts';

export async function getDeposit(
  context: CallContext,
  { id, language }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config } = context;
  const row = await selectOwnDeposit(db, config.merchant, sessionOf(context).memberId, id);
  if (row === null) throw new Refusal('NOT_FOUND');
  return presentDetail(row, await listSteps(db, config.merchant, row.id), language);
}
