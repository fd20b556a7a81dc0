import * as z from 'zod/mini';
import { contractId, contractIds } from '#agents/agent-contract.ts';
import { defineOperation } from '#operation.ts';

/** A6: by the one who offered it alone; what hangs below it ends with it, if it is exactly what was confirmed. */
export const terminateContract = defineOperation({
  name: 'terminateContract',
  summary: 'End a contract that the caller has given, with those below it that are named',
  method: 'POST',
  path: '/wps/agent/contracts/terminate',
  who: 'agent',
  encrypted: false,
  perMinute: 20,
  request: z.strictObject({ id: contractId, ends: contractIds }),
  response: z.object({ id: contractId, endsAt: z.iso.datetime() }),
  errors: [
    'ON_BREAK',
    'ON_BREAK_FOREVER',
    'ACCOUNT_CLOSED',
    'NOT_FOUND',
    'CONTRACT_DECIDED',
    'CONTRACT_STALE',
    'CONTRACT_WAITING',
  ],
});
