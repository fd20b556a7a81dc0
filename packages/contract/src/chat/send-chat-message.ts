import * as z from 'zod/mini';
import { chatMessage, chatMessageId } from '#chat/chat-message.ts';
import { chatRoomId } from '#chat/chat-room.ts';
import { CHAT_TEXT_MAX_UNITS, cleanChatText, fitsChat } from '#chat/chat-text.ts';
import { operationId } from '#ids.ts';
import { defineOperation } from '#operation.ts';

const chatText = z.pipe(
  z.string().check(z.maxLength(CHAT_TEXT_MAX_UNITS)),
  z.pipe(z.transform(cleanChatText), z.string().check(z.refine(fitsChat))),
);

/** T28: one line in two seconds and twenty a minute, or as slow as the room goes, counted where all nodes see it. */
export const sendChatMessage = defineOperation({
  name: 'sendChatMessage',
  summary: 'Say something in a chat room, or answer a line of it; the same operation id says it once',
  method: 'POST',
  path: '/wps/chat/message',
  who: 'member',
  encrypted: false,
  perMinute: 60,
  request: z.strictObject({
    operationId,
    room: chatRoomId,
    text: chatText,
    replyTo: z.optional(chatMessageId),
  }),
  /** And in how many seconds the next line may be said. */
  response: z.extend(chatMessage, { waitSeconds: z.int() }),
  errors: [
    'NOT_ALLOWED',
    'NOT_FOUND',
    'CHAT_SILENCED',
    'CHAT_NO_ANSWER',
    'CHAT_FALSE_VOICE',
    'OPERATION_CONFLICT',
  ],
});
