import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';

/** GAM-09 */
export const getMerchantWallet = defineOperation({
  name: 'getMerchantWallet',
  summary: 'Whether there is one wallet for everything, or some vendors keep their own',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  who: 'token',
  encrypted: false,
  perMinute: 120,
  openDuring: ['regionBlock'],
  request: z.strictObject({}),
  response: z.object({ isSingle: z.boolean() }),
  errors: [],
});
