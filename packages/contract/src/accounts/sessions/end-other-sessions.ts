import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';

/** LOG-16. */
export const endOtherSessions = defineOperation({
  name: 'endOtherSessions',
  summary: 'End every session of this account but this one',
  method: 'POST',
  path: '/wps/session/endOthers',
  who: 'token',
  encrypted: false,
  perMinute: 20,
  openDuring: ['regionBlock'],
  request: z.strictObject({}),
  response: z.object({ ended: z.number() }),
  errors: [],
});
