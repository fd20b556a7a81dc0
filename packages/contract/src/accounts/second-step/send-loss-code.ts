import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { codeSent, lossWay } from '#accounts/login/login-parts.ts';
import { text } from '#text.ts';

/** LOG-13: for whoever has shown the password and has lost the app. */
export const sendLossCode = defineOperation({
  name: 'sendLossCode',
  summary: 'Send the code with which the removal of a lost second step is asked for',
  method: 'POST',
  path: '/wps/session/secondStep/lost/code',
  who: 'visitor',
  encrypted: false,
  perMinute: 10,
  openDuring: ['regionBlock'],
  request: z.strictObject({ ticket: text(64), way: lossWay }),
  response: codeSent,
  errors: ['TICKET_INVALID', 'CODE_TOO_SOON', 'SMS_LIMIT', 'SMS_UNAVAILABLE'],
});
