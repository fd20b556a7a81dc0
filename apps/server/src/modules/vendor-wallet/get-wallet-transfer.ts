import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { getWalletTransfer as operation } from '@maidan/contract/vendor-wallet/get-wallet-transfer.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { selectTransfer } from './transfer.store.ts';
import { presentTransfer } from './vendor-wallet.present.ts';

export async function getWalletTransfer(
  context: CallContext,
  { id }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const row = await selectTransfer(context.db, context.config.merchant, id);
  if (row === null || row.memberId.toString() !== sessionOf(context).memberId) throw new Refusal('NOT_FOUND');
  return presentTransfer(row);
}
