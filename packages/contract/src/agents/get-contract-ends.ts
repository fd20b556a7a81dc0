import * as z from 'zod/mini';
import { contractId, endingContract } from '#agents/agent-contract.ts';
import { defineOperation } from '#operation.ts';

export const getContractEnds = defineOperation({
  name: 'getContractEnds',
  summary: 'The contracts further down that would end together with one that the caller has given',
  method: 'GET',
  path: '/wps/agent/contracts/ends',
  who: 'agent',
  encrypted: false,
  perMinute: 120,
  request: z.strictObject({ id: contractId }),
  response: z.object({ ends: z.array(endingContract) }),
  errors: ['NOT_FOUND'],
});
