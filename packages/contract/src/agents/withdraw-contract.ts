import * as z from 'zod/mini';
import { contractId } from '#agents/agent-contract.ts';
import { defineOperation } from '#operation.ts';

/** A6: by the one who offered it alone, as long as nobody has answered it. */
export const withdrawContract = defineOperation({
  name: 'withdrawContract',
  summary: 'Take back an offer of a contract that waits for its answer',
  method: 'POST',
  path: '/wps/agent/contracts/withdraw',
  who: 'agent',
  encrypted: false,
  perMinute: 20,
  request: z.strictObject({ id: contractId }),
  response: z.object({ id: contractId, state: z.literal('withdrawn') }),
  errors: ['ON_BREAK', 'ON_BREAK_FOREVER', 'ACCOUNT_CLOSED', 'NOT_FOUND', 'CONTRACT_DECIDED'],
});
