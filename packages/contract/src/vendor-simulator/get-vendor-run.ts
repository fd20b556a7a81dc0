import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { traceId, vendorRun } from '#vendor-simulator/vendor-run.ts';

export const getVendorRun = defineOperation({
  name: 'getVendorRun',
  summary: 'What was sent under a trace id, what the wallet said, and what the ledger has of it',
  method: 'GET',
  path: '/wps/sandbox/vendor/run',
  who: 'visitor',
  encrypted: false,
  perMinute: 600,
  request: z.strictObject({ traceId }),
  response: vendorRun,
  errors: ['NOT_FOUND'],
});
