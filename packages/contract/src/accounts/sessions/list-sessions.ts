import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';

/** LOG-16. */
export const listSessions = defineOperation({
  name: 'listSessions',
  summary: 'Where this account is logged in now',
  method: 'GET',
  path: '/wps/session/list',
  who: 'token',
  encrypted: false,
  perMinute: 60,
  openDuring: ['regionBlock'],
  request: z.strictObject({}),
  response: z.object({
    sessions: z.array(
      z.object({
        id: z.uuid(),
        device: z.string(),
        ip: z.string(),
        country: z.nullable(z.string()),
        createdAt: z.iso.datetime(),
        lastSeenAt: z.iso.datetime(),
        current: z.boolean(),
      }),
    ),
  }),
  errors: [],
});
