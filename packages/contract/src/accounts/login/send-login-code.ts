import { defineOperation } from '#operation.ts';
import { CODE_REFUSALS, codeRequest, codeSent } from '#accounts/login/login-parts.ts';

/** LOG-07. A number without an account gets the same answer and no message (T23). */
export const sendLoginCode = defineOperation({
  name: 'sendLoginCode',
  summary: 'Send the code of a login by SMS',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  who: 'visitor',
  encrypted: false,
  perMinute: 10,
  openDuring: ['regionBlock'],
  request: codeRequest,
  response: codeSent,
  errors: CODE_REFUSALS,
});
