import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { text } from '#text.ts';

/** REG-08. */
export const checkAffiliate = defineOperation({
  name: 'checkAffiliate',
  summary: 'Whether an invitation code is good for this domain',
  method: 'GET',
  path: '/wps/agent/affiliate',
  who: 'visitor',
  encrypted: false,
  perMinute: 30,
  request: z.strictObject({ code: text(24), domain: text(200) }),
  response: z.object({ valid: z.literal(true) }),
  errors: ['INVITATION_INVALID'],
});
