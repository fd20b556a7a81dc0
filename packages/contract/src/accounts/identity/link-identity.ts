import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { socialProvider } from '#accounts/identity/social-provider.ts';

export const linkIdentity = defineOperation({
  name: 'linkIdentity',
  summary: 'Where to send the browser to link another service to this account',
  method: 'POST',
  path: '/wps/member/identity/start',
  who: 'member',
  encrypted: false,
  perMinute: 10,
  needsFullAssurance: true,
  request: z.strictObject({ provider: socialProvider }),
  response: z.object({ url: z.url() }),
  errors: ['FEATURE_OFF', 'IDENTITY_REFUSED', 'HELD_FOR_SAFETY'],
});
