import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { verificationCode } from '#accounts/login/login-parts.ts';
import { text } from '#text.ts';

/** LOG-13. */
export const removeTotp = defineOperation({
  name: 'removeTotp',
  summary: 'Do without the authenticator app again',
  method: 'POST',
  path: '/wps/member/totp/remove',
  who: 'member',
  encrypted: true,
  perMinute: 10,
  needsFullAssurance: true,
  request: z.strictObject({ password: text(128), code: verificationCode }),
  response: z.object({ on: z.literal(false) }),
  errors: ['PASSWORD_WRONG', 'CODE_WRONG', 'HELD_FOR_SAFETY', 'PAYLOAD_REFUSED'],
});
