import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';

/** MEM-09: said once by each browser that opens an invitation. Whether there is such a code is not answered. */
export const noteReferralVisit = defineOperation({
  name: 'noteReferralVisit',
  summary: 'An invitation was opened',
  method: 'POST',
  path: '/wps/referral/visit',
  who: 'visitor',
  encrypted: false,
  perMinute: 6,
  request: z.strictObject({
    referralCode: z.string().check(z.maxLength(24), z.regex(/^[A-Za-z0-9]{4,24}$/)),
  }),
  response: z.object({}),
  errors: [],
});
