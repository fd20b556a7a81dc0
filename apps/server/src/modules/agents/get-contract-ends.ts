import type { getContractEnds as operation } from '@maidan/contract/agents/get-contract-ends.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { listEndsOfGiven } from './end-given-contract.ts';

export async function getContractEnds(
  context: CallContext,
  { id }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  return { ends: await listEndsOfGiven(context, { uplineId: sessionOf(context).memberId, id }) };
}
