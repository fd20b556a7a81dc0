import type { getContractEnds as operation } from '@maidan/contract/agents/get-contract-ends.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { presentEnding } from './agents.present.ts';
import { selectEndsOfEnd } from './contract.store.ts';

export async function getContractEnds(
  context: CallContext,
  { id }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const whose = { merchant: context.config.merchant, memberId: sessionOf(context).memberId };
  return { ends: (await selectEndsOfEnd(context.db, whose, id)).map(presentEnding) };
}
