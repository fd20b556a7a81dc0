import type { withdrawContract as operation } from '@maidan/contract/agents/withdraw-contract.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { assertNoBreak } from '#modules/protection/may.ts';
import { withdrawGivenOffer } from './withdraw-given-offer.ts';

const REFUSED = { unknown: 'NOT_FOUND', decided: 'CONTRACT_DECIDED' } as const;

/** A6: the one who offered it, before it is answered. */
export async function withdrawContract(
  context: CallContext,
  { id }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { memberId } = sessionOf(context);
  await assertNoBreak(context.db, { merchant: context.config.merchant, memberId });
  const outcome = await withdrawGivenOffer(context, { uplineId: memberId, id });
  if (outcome !== 'done') throw new Refusal(REFUSED[outcome]);
  return { id, state: 'withdrawn' };
}
