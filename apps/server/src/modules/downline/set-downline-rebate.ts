import type { setDownlineRebate as operation } from '@maidan/contract/downline/set-downline-rebate.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { selectRebateBounds, writeRebate } from './rebate.store.ts';
import { rebateRefusal } from './rebate-refusal.ts';

export async function setDownlineRebate(
  context: CallContext,
  { id, rebate, was }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config } = context;
  const whose = { merchant: config.merchant, memberId: sessionOf(context).memberId };
  const bounds = await selectRebateBounds(db, whose, id);
  if (bounds === null) throw new Refusal('DOWNLINE_UNKNOWN');
  if (bounds.now !== was) throw new Refusal('REBATE_CHANGED');
  if (rebate < bounds.lowest || rebate > bounds.highest) throw rebateRefusal(bounds);
  const outcome = await writeRebate(db, whose, { id, rebate, was });
  if (outcome === 'changed') throw new Refusal('REBATE_CHANGED');
  if (outcome === 'bounds') throw rebateRefusal((await selectRebateBounds(db, whose, id)) ?? bounds);
  return { rebate };
}
