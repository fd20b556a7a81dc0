import { defineOperation } from '#operation.ts';
import { CODE_REFUSALS, codeRequest, codeSent } from '#accounts/login/login-parts.ts';

/** PWD-03. */
export const sendForgotCode = defineOperation({
  name: 'sendForgotCode',
  summary: 'Send the code that resets a password by phone',
  method: 'POST',
  path: '/wps/verification/sms/forgot',
  who: 'visitor',
  encrypted: false,
  perMinute: 10,
  openDuring: ['regionBlock'],
  request: codeRequest,
  response: codeSent,
  errors: CODE_REFUSALS,
});
