import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { codeSent } from '#accounts/login/login-parts.ts';
import { text } from '#text.ts';

/** LOG-13. */
export const sendAddressCode = defineOperation({
  name: 'sendAddressCode',
  summary: 'Send the code that confirms a new address',
  method: 'POST',
  path: '/wps/session/verifyAddress/code',
  who: 'visitor',
  encrypted: false,
  perMinute: 10,
  openDuring: ['regionBlock'],
  request: z.strictObject({ ticket: text(64), way: z.enum(['sms', 'email', 'bankName']) }),
  response: codeSent,
  errors: ['TICKET_INVALID', 'CODE_TOO_SOON', 'SMS_LIMIT', 'SMS_UNAVAILABLE'],
});
