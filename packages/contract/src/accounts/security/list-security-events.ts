import * as z from 'zod/mini';
import { SECURITY_EVENT_KINDS } from '#accounts/security/security-event.ts';
import { defineOperation } from '#operation.ts';
import { fromCursor, toNextPage } from '#page.ts';

export const listSecurityEvents = defineOperation({
  name: 'listSecurityEvents',
  summary: 'What happened at the door of this account, newest first',
  method: 'GET',
  path: '/wps/member/securityEvents',
  who: 'member',
  encrypted: false,
  perMinute: 60,
  openDuring: ['regionBlock'],
  request: z.strictObject(fromCursor),
  response: z.object({
    events: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(SECURITY_EVENT_KINDS),
        at: z.iso.datetime(),
        ip: z.string(),
        country: z.nullable(z.string()),
        device: z.string(),
      }),
    ),
    ...toNextPage,
  }),
  errors: [],
});
