import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';

/** LOG-13: with an id this one, without any id all of them. */
export const forgetDevice = defineOperation({
  name: 'forgetDevice',
  summary: 'Ask known devices for the second step again',
  method: 'POST',
  path: '/wps/member/totp/devices/forget',
  who: 'member',
  encrypted: false,
  perMinute: 30,
  openDuring: ['regionBlock'],
  request: z.strictObject({ id: z.optional(z.uuid()) }),
  response: z.object({ forgotten: z.number() }),
  errors: ['NOT_FOUND'],
});
