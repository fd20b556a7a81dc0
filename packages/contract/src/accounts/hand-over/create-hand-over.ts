import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';

/** SID-06, T19: redrawn while shown. */
export const createHandOver = defineOperation({
  name: 'createHandOver',
  summary: 'A single-use code that another device exchanges for a session of its own',
  method: 'POST',
  path: '/wps/session/handOver',
  who: 'member',
  encrypted: false,
  perMinute: 30,
  request: z.strictObject({}),
  response: z.object({
    id: z.uuid(),
    /** Carries the code and the language, never the session's token. */
    url: z.string(),
    expiresInSeconds: z.number(),
  }),
  errors: [],
});
