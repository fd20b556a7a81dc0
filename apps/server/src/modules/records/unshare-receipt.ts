import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { unshareReceipt as endOperation } from '@maidan/contract/records/unshare-receipt.ts';
import type { CallContext } from '#call/call-context.ts';
import { ownRound } from './get-receipt.ts';
import { ownerOf } from './owner.ts';
import { endShare } from './receipt.store.ts';

export async function unshareReceipt(
  context: CallContext,
  { bet }: ParsedRequestOf<typeof endOperation>,
): Promise<ResponseOf<typeof endOperation>> {
  const round = await ownRound(context, bet);
  return { ended: await endShare(context.db, ownerOf(context), round) };
}
