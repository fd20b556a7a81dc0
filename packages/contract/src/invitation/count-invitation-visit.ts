import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';

/** AGT-09: sent once by a browser that came by a link. Says nothing about whether there is such a link. */
export const countInvitationVisit = defineOperation({
  name: 'countInvitationVisit',
  summary: 'Count a browser that came by an invitation link',
  method: 'POST',
  path: '/wps/agent/links/visit',
  who: 'visitor',
  encrypted: false,
  perMinute: 6,
  request: z.strictObject({
    code: z.string().check(z.regex(/^[A-Za-z0-9]{3,24}$/)),
    /** Made by the browser for this alone. */
    browser: z.uuid(),
  }),
  response: z.object({ noted: z.literal(true) }),
  errors: [],
});
