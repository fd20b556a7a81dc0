import type { withdrawContract as operation } from '@maidan/contract/agents/withdraw-contract.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { selectParties, withdrawOffer } from './contract.store.ts';
import { tellContract } from './tell-contract.ts';

const REFUSED = { unknown: 'NOT_FOUND', decided: 'CONTRACT_DECIDED' } as const;

/** A6: the one who offered it, before it is answered; whoever was asked is asked no longer. */
export async function withdrawContract(
  context: CallContext,
  { id }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config } = context;
  const { merchant } = config;
  const { memberId, status } = sessionOf(context);
  if (status !== 'active') throw new Refusal('NOT_ALLOWED');
  const outcome = await withdrawOffer(db, { merchant, uplineId: memberId, id });
  if (outcome !== 'done') throw new Refusal(REFUSED[outcome]);
  await tellContract(context, await selectParties(db, merchant, [id]), id);
  return { id, state: 'withdrawn' };
}
