import * as z from 'zod/mini';
import { language } from '#language.ts';
import { defineOperation } from '#operation.ts';

const base64url = (length: number) => z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`)));

/** MEM-13: what a browser got from its push service. */
export const addNoticeDevice = defineOperation({
  name: 'addNoticeDevice',
  summary: 'Let notices come to this browser',
  method: 'POST',
  path: '/wps/member/notices/devices',
  who: 'member',
  encrypted: false,
  perMinute: 20,
  request: z.strictObject({
    endpoint: z.url().check(z.maxLength(1_000)),
    p256dh: base64url(87),
    auth: base64url(22),
    language,
  }),
  response: z.object({ id: z.string() }),
  errors: ['FEATURE_OFF', 'PUSH_SERVICE_UNKNOWN'],
});
