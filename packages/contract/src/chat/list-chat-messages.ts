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
    /** When a silence ends by itself. */
    silencedUntil: z.nullable(z.iso.datetime()),
    /** Slow mode: so many seconds between two lines of one person; 0 is none. */
    slowSeconds: z.int(),
    /** In how many seconds the caller may say the next line here, by the platform's time. */
    waitSeconds: z.int(),
    /** How many people have the room open, on all nodes; a higher version is newer. */
    here: z.object({ people: z.int(), version: z.number() }),
    /** Those the caller does not want to read; who is blocked cannot answer the caller either. */
    muted: z.array(z.object({ author: z.uuid(), name: z.string(), blocked: z.boolean() })),
  }),
  errors: ['NOT_ALLOWED', 'NOT_FOUND'],
});
