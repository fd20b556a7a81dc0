import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { loginResult } from '#accounts/login/login-parts.ts';
import { socialProvider } from '#accounts/identity/social-provider.ts';
import { text } from '#text.ts';

/** LOG-14, T30: linked by provider and subject, never by e-mail. */
export const finishSocialLogin = defineOperation({
  name: 'finishSocialLogin',
  summary: 'Log in with what the other service answered',
  method: 'POST',
  path: '/wps/session/social/finish',
  who: 'visitor',
  whoKnown: true,
  encrypted: true,
  perMinute: 20,
  openDuring: ['regionBlock'],
  request: z.strictObject({ state: text(128), code: text(2048) }),
  response: z.discriminatedUnion('state', [
    z.object({ state: z.literal('loggedIn'), login: loginResult }),
    /** Nobody has this identity yet: registering with this ticket links it. */
    z.object({
      state: z.literal('unknown'),
      socialTicket: z.string(),
      provider: socialProvider,
      name: z.string(),
    }),
    z.object({ state: z.literal('linked') }),
  ]),
  errors: [
    'IDENTITY_REFUSED',
    'IDENTITY_TAKEN',
    'TICKET_INVALID',
    'ACCOUNT_CLOSED',
    'NOT_A_MEMBER',
    'NOT_AN_AGENT',
    'PAYLOAD_REFUSED',
  ],
});
