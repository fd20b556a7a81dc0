import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';

/** HDR-08, SET-04: which notices of the house the caller has not read, on whatever device. */
export const countUnread = defineOperation({
  name: 'countUnread',
  summary: 'How many notices are unread, and which',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  who: 'token',
  encrypted: false,
  perMinute: 240,
  openDuring: ['regionBlock'],
  request: z.strictObject({}),
  response: z.object({ unreadMessage: z.int(), ids: z.array(z.string()) }),
  errors: [],
});
