import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { loginResult, verificationCode } from '#session/login-parts.ts';
import { text } from '#text.ts';

/** LOG-13. */
export const verifyAddress = defineOperation({
  name: 'verifyAddress',
  summary: 'Finish a login that came from an address not seen before',
  method: 'POST',
  path: '/wps/session/verifyAddress',
  who: 'visitor',
  encrypted: true,
  perMinute: 20,
  openDuring: ['regionBlock'],
  request: z.discriminatedUnion('way', [
    z.strictObject({ way: z.literal('sms'), ticket: text(64), code: verificationCode }),
    z.strictObject({ way: z.literal('email'), ticket: text(64), code: verificationCode }),
    z.strictObject({ way: z.literal('totp'), ticket: text(64), code: verificationCode }),
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
