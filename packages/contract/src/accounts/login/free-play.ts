import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { loginResult } from '#accounts/login/login-parts.ts';
import { text } from '#text.ts';

/** LOG-08. */
export const freePlay = defineOperation({
  name: 'freePlay',
  summary: 'Look around as a trial player',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  who: 'visitor',
  encrypted: false,
  perMinute: 6,
  sealedHeader: true,
  request: z.strictObject({ os: text(32), platform: z.literal('W'), version: z.literal(3) }),
  response: loginResult,
  errors: ['FEATURE_OFF', 'PAYLOAD_REFUSED'],
});
