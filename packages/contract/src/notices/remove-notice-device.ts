import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';

export const removeNoticeDevice = defineOperation({
  name: 'removeNoticeDevice',
  summary: 'No more notices to this browser',
  method: 'POST',
  path: '/wps/member/notices/devices/remove',
  who: 'member',
  encrypted: false,
  perMinute: 60,
  openDuring: ['regionBlock'],
  request: z.strictObject({ id: z.string().check(z.maxLength(18), z.regex(/^\d+$/)) }),
  response: z.object({}),
  errors: [],
});
