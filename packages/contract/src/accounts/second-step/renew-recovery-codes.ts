import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { verificationCode } from '#accounts/login/login-parts.ts';
import { text } from '#text.ts';

/** LOG-13: the codes from before end with it. */
export const renewRecoveryCodes = defineOperation({
  name: 'renewRecoveryCodes',
  summary: 'New recovery codes, shown this once',
  method: 'POST',
  path: '/wps/member/totp/recoveryCodes',
  who: 'member',
  encrypted: true,
  perMinute: 10,
  needsFullAssurance: true,
  request: z.strictObject({ password: text(128), code: verificationCode }),
  response: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['PASSWORD_WRONG', 'CODE_WRONG', 'HELD_FOR_SAFETY', 'PAYLOAD_REFUSED'],
});
