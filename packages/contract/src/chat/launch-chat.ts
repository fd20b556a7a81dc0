import * as z from 'zod/mini';
import { chatRoomId } from '#chat/chat-room.ts';
import { language } from '#language.ts';
import { defineOperation } from '#operation.ts';

/** MSG-04: the address is of this site and holds no secret: whoever opens it is asked who they are, as everywhere. */
export const launchChat = defineOperation({
  name: 'launchChat',
  summary: 'Where a chat room is; without a room, the first of the language',
  method: 'GET',
  path: '/wps/relay/CBS_launchChat',
  who: 'token',
  encrypted: false,
  perMinute: 60,
  request: z.strictObject({
    room: z.optional(chatRoomId),
    language,
  }),
  response: z.object({ chatUrl: z.string() }),
  errors: ['NOT_ALLOWED', 'NOT_FOUND'],
});
