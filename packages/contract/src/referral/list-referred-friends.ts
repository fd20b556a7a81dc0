import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { fromCursor, queryInteger, toNextPage } from '#page.ts';
import { referredFriend } from './referral.ts';

/** MEM-09 */
export const listReferredFriends = defineOperation({
  name: 'listReferredFriends',
  summary: 'Who came by the own invitation, newest first, and what it has brought',
  method: 'GET',
  path: '/wps/member/referral/friends',
  who: 'member',
  encrypted: false,
  perMinute: 120,
  openDuring: ['regionBlock'],
  request: z.strictObject({ ...fromCursor, pageSize: z._default(queryInteger(1, 50), 20) }),
  response: z.object({ friends: z.array(referredFriend), ...toNextPage }),
  errors: [],
});
