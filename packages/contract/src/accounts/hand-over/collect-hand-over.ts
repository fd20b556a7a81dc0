import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { loginResult } from '#accounts/login/login-parts.ts';
import { text } from '#text.ts';

/** T19. */
export const collectHandOver = defineOperation({
  name: 'collectHandOver',
  summary: 'Whether the first screen has agreed, and the session if so',
  method: 'POST',
  path: '/wps/session/handOver/collect',
  who: 'visitor',
  encrypted: true,
  perMinute: 60,
  openDuring: ['regionBlock'],
  request: z.strictObject({ ticket: text(64) }),
  response: z.discriminatedUnion('state', [
    z.object({ state: z.literal('waiting') }),
    z.object({ state: z.literal('refused') }),
    z.object({ state: z.literal('loggedIn'), login: loginResult }),
  ]),
  errors: ['TICKET_INVALID', 'PAYLOAD_REFUSED'],
});
