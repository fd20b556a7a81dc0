import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';

export const startPasskeyLogin = defineOperation({
  name: 'startPasskeyLogin',
  summary: 'The challenge of a login by passkey',
  method: 'POST',
  path: '/wps/session/passkey/start',
  who: 'visitor',
  encrypted: false,
  perMinute: 30,
  openDuring: ['regionBlock'],
  request: z.strictObject({}),
  response: z.object({ ticket: z.string(), options: z.record(z.string(), z.unknown()) }),
  errors: ['FEATURE_OFF'],
});
