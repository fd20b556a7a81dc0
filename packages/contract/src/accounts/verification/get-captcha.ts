import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';

/** LOG-05, T22: refreshed at most once a second, answered once. */
export const getCaptcha = defineOperation({
  name: 'getCaptcha',
  summary: 'A picture to read, and the same challenge for a machine to work out',
  method: 'GET',
  path: '/wps/captcha',
  who: 'visitor',
  encrypted: false,
  perMinute: 60,
  openDuring: ['regionBlock'],
  request: z.strictObject({}),
  response: z.object({
    id: z.uuid(),
    /** A PNG in base64, without the `data:` prefix. */
    image: z.string(),
    /** Find a text whose sha-256 after `challenge + ':'` begins with this many zero bits. */
    work: z.object({ challenge: z.string(), zeroBits: z.number() }),
    expiresInSeconds: z.number(),
  }),
  errors: [],
});
