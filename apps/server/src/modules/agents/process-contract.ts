import type { ContractType } from '@maidan/contract/agents/agent-contract.ts';
import type { processDividendContract as operation } from '@maidan/contract/agents/process-contract.ts';
import type { ErrorCode } from '@maidan/contract/error-codes.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { assertNoBreak } from '#modules/protection/may.ts';
import { answerContract, selectParties } from './contract.store.ts';
import { tellContract } from './tell-contract.ts';

const STATE = { accept: 'accepted', reject: 'rejected' } as const;
const REFUSED = {
  unknown: 'NOT_FOUND',
  decided: 'CONTRACT_DECIDED',
  above: 'CONTRACT_ABOVE',
  stale: 'CONTRACT_STALE',
  withdrawn: 'CONTRACT_WITHDRAWN',
} as const satisfies Record<string, ErrorCode>;

/** A5, A6, T11: only the one to whom it was proposed, only on the path of its type, only once, and with the list as it is now. */
export const processContract =
  (type: ContractType) =>
  async (
    context: CallContext,
    { id, action, ends = [] }: ParsedRequestOf<typeof operation>,
  ): Promise<ResponseOf<typeof operation>> => {
    const { db, config } = context;
    const { memberId } = sessionOf(context);
    const { merchant } = config;
    await assertNoBreak(db, { merchant, memberId });
    const outcome = await answerContract(db, {
      merchant,
      memberId,
      id,
      type,
      accept: action === 'accept',
      ends,
    });
    if (outcome !== 'done') throw new Refusal(REFUSED[outcome]);
    await tellContract(context, await selectParties(db, merchant, [id, ...ends]), id);
    return { id, state: STATE[action] };
  };
