import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';

const announcementId = z.string().check(z.regex(/^[1-9]\d{0,17}$/));

/** HDR-08: read on one device is read on all. What is not there, or not for the caller, is left alone. */
export const markRead = defineOperation({
  name: 'markRead',
  summary: 'Say which notices were read',
  method: 'POST',
  path: '/wps/member/announcements/read',
  who: 'token',
  encrypted: false,
  perMinute: 60,
  request: z.strictObject({ ids: z.array(announcementId).check(z.minLength(1), z.maxLength(100)) }),
  response: z.object({ unreadMessage: z.int() }),
  errors: [],
});
