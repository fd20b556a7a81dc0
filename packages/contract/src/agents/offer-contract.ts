import * as z from 'zod/mini';
import { contractId, contractOffer } from '#agents/agent-contract.ts';
import { defineOperation } from '#operation.ts';

export const offerContract = defineOperation({
  name: 'offerContract',
  summary: 'Offer a contract to a direct downline agent, who is asked at once',
  method: 'POST',
  path: '/wps/agent/contracts',
  who: 'agent',
  encrypted: false,
  perMinute: 20,
  request: contractOffer,
  response: z.object({ id: contractId }),
  errors: [
    'ON_BREAK',
    'ON_BREAK_FOREVER',
    'ACCOUNT_CLOSED',
    'NOT_FOUND',
    'CONTRACT_ABOVE',
    'CONTRACT_WAITING',
  ],
});
