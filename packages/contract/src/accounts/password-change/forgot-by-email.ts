import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { captchaAnswer } from '#accounts/login/login-parts.ts';
import { text } from '#text.ts';

/** PWD-02. */
export const forgotByEmail = defineOperation({
  name: 'forgotByEmail',
  summary: 'Send a link that sets a new password',
  method: 'POST',
  path: '/wps/member/password/email',
  who: 'visitor',
  encrypted: false,
  perMinute: 6,
  alsoForm: true,
  openDuring: ['regionBlock'],
  request: z.strictObject({
    username: text(32),
    email: text(120),
    captcha: z.optional(captchaAnswer),
  }),
  response: z.object({ sent: z.literal(true) }),
  errors: ['ACCOUNT_UNKNOWN', 'CAPTCHA_REQUIRED', 'CAPTCHA_WRONG', 'CODE_TOO_SOON', 'FEATURE_OFF'],
});
