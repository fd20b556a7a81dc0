import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { loginResult, recoveryCode, verificationCode } from '#accounts/login/login-parts.ts';
import { text } from '#text.ts';

/** Whether this browser is asked again the next time; it counts as known for a month unless the caller says no. */
const remember = z._default(z.boolean(), true);

/** LOG-13. */
export const verifyAddress = defineOperation({
  name: 'verifyAddress',
  summary: 'Finish a login that is asked for one more proof',
  method: 'POST',
  path: '/wps/session/verifyAddress',
  who: 'visitor',
  encrypted: true,
  perMinute: 20,
  openDuring: ['regionBlock'],
  request: z.discriminatedUnion('way', [
    z.strictObject({ way: z.literal('sms'), ticket: text(64), code: verificationCode }),
    z.strictObject({ way: z.literal('email'), ticket: text(64), code: verificationCode }),
    z.strictObject({ way: z.literal('totp'), ticket: text(64), code: verificationCode, remember }),
    z.strictObject({ way: z.literal('recovery'), ticket: text(64), code: recoveryCode, remember }),
    // T26: a name is no secret, so it counts only together with a code.
    z.strictObject({
      way: z.literal('bankName'),
      ticket: text(64),
      bankAccountName: text(80),
      code: verificationCode,
    }),
  ]),
  response: loginResult,
  errors: ['VERIFICATION_FAILED', 'CODE_EXPIRED', 'TICKET_INVALID', 'ACCOUNT_CLOSED', 'PAYLOAD_REFUSED'],
});
