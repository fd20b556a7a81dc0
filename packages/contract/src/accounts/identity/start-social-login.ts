import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { site } from '#accounts/login/login-parts.ts';
import { socialProvider } from '#accounts/identity/social-provider.ts';

/** LOG-14, T30. */
export const startSocialLogin = defineOperation({
  name: 'startSocialLogin',
  summary: 'Where to send the browser to log in with another service',
  method: 'POST',
  path: '/wps/session/social/start',
  who: 'visitor',
  encrypted: false,
  perMinute: 20,
  openDuring: ['regionBlock'],
  request: z.strictObject({ provider: socialProvider, site }),
  response: z.object({ url: z.url() }),
  errors: ['FEATURE_OFF', 'IDENTITY_REFUSED'],
});
