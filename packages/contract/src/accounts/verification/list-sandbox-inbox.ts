import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';

export const listSandboxInbox = defineOperation({
  name: 'listSandboxInbox',
  summary: 'What the sandbox sent by SMS and mail; absent from production',
  method: 'GET',
  path: '/wps/sandbox/inbox',
  who: 'visitor',
  encrypted: false,
  perMinute: 120,
  openDuring: ['maintenance', 'regionBlock'],
  request: z.strictObject({ to: z.optional(z.string().check(z.maxLength(120))) }),
  response: z.object({
    messages: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['sms', 'mail']),
        to: z.string(),
        subject: z.nullable(z.string()),
        text: z.string(),
        /** A code or link worth a button. */
        code: z.nullable(z.string()),
        link: z.nullable(z.string()),
        at: z.iso.datetime(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
});
