import * as z from 'zod/mini';
import { chatMessage } from '#chat/chat-message.ts';
import { chatRoom, chatRoomId } from '#chat/chat-room.ts';
import { defineOperation } from '#operation.ts';
import { fromCursor, toNextPage } from '#page.ts';

export const listChatMessages = defineOperation({
  name: 'listChatMessages',
  summary: 'The last 50 lines of a room, or the 50 before a cursor, oldest first',
  method: 'GET',
  path: '/wps/chat/messages',
  who: 'token',
  encrypted: false,
  perMinute: 120,
  request: z.strictObject({ room: chatRoomId, ...fromCursor }),
  response: z.object({
    room: chatRoom,
    messages: z.array(chatMessage),
    ...toNextPage,
    /** The room's number before these lines were read: a frame with a higher one is news. */
    version: z.number(),
    /** The caller's own name in the chat, once they have one. */
    me: z.nullable(z.uuid()),
    mayWrite: z.enum(['yes', 'trial', 'silenced']),
    /** Those the caller does not want to read. */
    muted: z.array(z.object({ author: z.uuid(), name: z.string() })),
  }),
  errors: ['NOT_ALLOWED', 'NOT_FOUND'],
});
