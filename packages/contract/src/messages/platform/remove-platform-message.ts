import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { platformMessageId } from './platform-message.ts';

/** MSG-03: out of the own list; what it told stands in the records all the same. */
export const removePlatformMessage = defineOperation({
  name: 'removePlatformMessage',
  summary: 'Take a message out of the own list',
  method: 'POST',
  path: '/wps/member/messages/remove',
  who: 'token',
  encrypted: false,
  perMinute: 120,
  openDuring: ['regionBlock'],
  request: z.strictObject({ id: platformMessageId }),
  response: z.object({ unreadMessage: z.int() }),
  errors: ['NOT_FOUND'],
});
