import * as z from 'zod/mini';
import { chatRoom } from '#chat/chat-room.ts';
import { language } from '#language.ts';
import { defineOperation } from '#operation.ts';

export const listChatRooms = defineOperation({
  name: 'listChatRooms',
  summary: 'The chat rooms of a language',
  method: 'GET',
  path: '/wps/relay/CBS_modelList',
  who: 'token',
  encrypted: false,
  perMinute: 120,
  request: z.strictObject({ language }),
  response: z.object({ list: z.array(chatRoom) }),
  errors: ['NOT_ALLOWED'],
});
