import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { loginResult, site } from '#accounts/login/login-parts.ts';
import { text } from '#text.ts';

export const finishPasskeyLogin = defineOperation({
  name: 'finishPasskeyLogin',
  summary: 'Log in with a passkey',
  method: 'POST',
  path: '/wps/session/passkey/finish',
  who: 'visitor',
  encrypted: true,
  perMinute: 20,
  openDuring: ['regionBlock'],
  request: z.strictObject({ ticket: text(64), site, answer: z.record(z.string(), z.unknown()) }),
  response: loginResult,
  errors: [
    'PASSKEY_REFUSED',
    'TICKET_INVALID',
    'ACCOUNT_CLOSED',
    'NOT_A_MEMBER',
    'NOT_AN_AGENT',
    'PAYLOAD_REFUSED',
  ],
});
