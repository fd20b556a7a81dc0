import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';

/**
 * HDR-08, SET-04, MSG-03: which notices of the house the caller has not read, on whatever device, how many messages, and
 * both together.
 */
export const countUnread = defineOperation({
  name: 'countUnread',
  summary: 'How many notices and messages are unread, and which notices',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  who: 'token',
  encrypted: false,
  perMinute: 240,
  openDuring: ['regionBlock'],
  request: z.strictObject({}),
  response: z.object({ unreadMessage: z.int(), ids: z.array(z.string()), messages: z.int() }),
  errors: [],
});
