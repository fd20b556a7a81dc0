import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';

export const muteChatAuthor = defineOperation({
  name: 'muteChatAuthor',
  summary: 'No longer read what somebody says, or read it again; only the caller is concerned',
  method: 'POST',
  path: '/wps/chat/mute',
  who: 'member',
  encrypted: false,
  perMinute: 30,
  request: z.strictObject({ author: z.uuid(), muted: z.boolean() }),
  response: z.object({ author: z.uuid(), muted: z.boolean() }),
  errors: ['NOT_ALLOWED', 'NOT_FOUND'],
});
