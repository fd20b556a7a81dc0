import type { ContractType } from '@maidan/contract/agents/agent-contract.ts';
import type { processDividendContract as operation } from '@maidan/contract/agents/process-contract.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { decideContract, isOwnContract } from './contract.store.ts';
import { tellContract } from './propose-contract.ts';

const STATE = { accept: 'accepted', reject: 'rejected' } as const;

/** A6, T11: only the one to whom it was proposed, only on the path of its type, only once. */
export const processContract =
  (type: ContractType) =>
  async (
    context: CallContext,
    { id, action }: ParsedRequestOf<typeof operation>,
  ): Promise<ResponseOf<typeof operation>> => {
    const { db, config } = context;
    const { memberId, status } = sessionOf(context);
    if (status !== 'active') throw new Refusal('NOT_ALLOWED');
    const contract = { merchant: config.merchant, memberId, id, type };
    const state = STATE[action];
    const outcome = await decideContract(db, { ...contract, state });
    if (outcome === 'active') throw new Refusal('CONTRACT_ACTIVE');
    if (outcome === 'none')
      throw new Refusal((await isOwnContract(db, contract)) ? 'CONTRACT_DECIDED' : 'NOT_FOUND');
    await tellContract(context, memberId, id);
    return { id, state };
  };
