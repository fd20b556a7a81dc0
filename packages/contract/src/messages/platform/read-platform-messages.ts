import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { platformMessageId } from './platform-message.ts';

/** MSG-03: read on one device is read on all. Without ids, all that were sent up to now. */
export const readPlatformMessages = defineOperation({
  name: 'readPlatformMessages',
  summary: 'Say which messages were read, or that all were',
  method: 'POST',
  path: '/wps/member/messages/read',
  who: 'token',
  encrypted: false,
  perMinute: 120,
  openDuring: ['regionBlock'],
  request: z.strictObject({
    ids: z.optional(z.array(platformMessageId).check(z.minLength(1), z.maxLength(100))),
  }),
  response: z.object({ unreadMessage: z.int() }),
  errors: [],
});
