import * as z from 'zod/mini';
import { pendingContract } from '#agents/agent-contract.ts';
import { defineOperation } from '#operation.ts';

export const listPendingContracts = defineOperation({
  name: 'listPendingContracts',
  summary: 'Contracts that the upline has proposed to the caller and that wait for an answer, oldest first',
  method: 'GET',
  path: '/wps/agent/contracts/pending',
  who: 'member',
  encrypted: false,
  perMinute: 120,
  request: z.strictObject({}),
  response: z.object({ contracts: z.array(pendingContract) }),
  errors: [],
});
