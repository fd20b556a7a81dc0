import * as z from 'zod/mini';
import { contractId, contractIds, type ContractType } from '#agents/agent-contract.ts';
import { defineOperation } from '#operation.ts';

/** `ends`: the contracts below that are to end with an acceptance, as the list showed them (AGT-06). */
const request = z.strictObject({
  id: contractId,
  action: z.enum(['accept', 'reject']),
  ends: z.optional(contractIds),
});
const response = z.object({ id: contractId, state: z.enum(['accepted', 'rejected']) });

/** A6: only the one to whom it was proposed may answer, and only once; for everybody else it does not exist. */
const process = (name: string, what: string, path: `/${string}`) =>
  defineOperation({
    name,
    summary: `Accept or reject a proposed ${what}`,
    method: 'POST',
    path,
    who: 'member',
    encrypted: false,
    perMinute: 30,
    request,
    response,
    errors: [
      'ON_BREAK',
      'ON_BREAK_FOREVER',
      'ACCOUNT_CLOSED',
      'NOT_FOUND',
      'CONTRACT_DECIDED',
      'CONTRACT_ABOVE',
      'CONTRACT_STALE',
      'CONTRACT_WITHDRAWN',
    ],
  });

export const processDividendContract = process(
  'processDividendContract',
  'dividend contract',
  '/wps/relay/MCS2_processDividendReq',
);
export const processDailyContract = process(
  'processDailyContract',
  'daily salary contract',
  '/wps/relay/MCS2_processDailySalContract',
);
export const processHourlyContract = process(
  'processHourlyContract',
  'hourly salary contract',
  '/wps/relay/MCS2_processContractHourSalary',
);
export const processRealtimeContract = process(
  'processRealtimeContract',
  'real-time salary contract',
  '/wps/relay/MCSFE_processRealTimeSalaryContract',
);

/** Each type is answered on a path of its own. */
export const PROCESS_CONTRACT = {
  dividend: processDividendContract,
  daily: processDailyContract,
  hourly: processHourlyContract,
  realtime: processRealtimeContract,
} as const satisfies Record<ContractType, unknown>;
