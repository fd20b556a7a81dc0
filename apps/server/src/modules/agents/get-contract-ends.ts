import type { getContractEnds as operation } from '@maidan/contract/agents/get-contract-ends.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { presentEnding } from './agents.present.ts';
import { listEndsOfGiven } from './end-given-contract.ts';

/** What does not run, or was given by somebody else, does not exist for this call. */
export async function getContractEnds(
  context: CallContext,
  { id }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const ends = await listEndsOfGiven(context, { uplineId: sessionOf(context).memberId, id });
  if (ends === null) throw new Refusal('NOT_FOUND');
  const names = await context.settings.get('teamNames');
  return { ends: ends.map((row) => presentEnding(row, names)) };
}
