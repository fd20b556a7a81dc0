import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';

/** Muted: the caller does not read them. Blocked: that, and they cannot answer the caller. */
export const CHAT_DISTANCES = ['none', 'muted', 'blocked'] as const;
export type ChatDistance = (typeof CHAT_DISTANCES)[number];

export const muteChatAuthor = defineOperation({
  name: 'muteChatAuthor',
  summary: 'Mute somebody, block them, or neither any more; nobody is told',
  method: 'POST',
  path: '/wps/chat/mute',
  who: 'member',
  encrypted: false,
  perMinute: 30,
  request: z.strictObject({ author: z.uuid(), distance: z.enum(CHAT_DISTANCES) }),
  response: z.object({ author: z.uuid(), distance: z.enum(CHAT_DISTANCES) }),
  errors: ['NOT_ALLOWED', 'NOT_FOUND', 'CHAT_MUTES_FULL'],
});
