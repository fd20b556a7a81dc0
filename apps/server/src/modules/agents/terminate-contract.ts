import type { terminateContract as operation } from '@maidan/contract/agents/terminate-contract.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { assertNoBreak } from '#modules/protection/may.ts';
import { endGivenContract } from './end-given-contract.ts';

const REFUSED = {
  unknown: 'NOT_FOUND',
  decided: 'CONTRACT_DECIDED',
  stale: 'CONTRACT_STALE',
  waits: 'CONTRACT_WAITING',
} as const;

/** A6: the one who offered it, and nobody else. */
export async function terminateContract(
  context: CallContext,
  { id, ends }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { memberId } = sessionOf(context);
  await assertNoBreak(context.db, { merchant: context.config.merchant, memberId });
  const ended = await endGivenContract(context, { uplineId: memberId, id, ends });
  if (typeof ended === 'string') throw new Refusal(REFUSED[ended]);
  return { id, endsAt: ended.endsAt.toISOString() };
}
