import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { NOTICE_KINDS } from './notice-words.ts';

const hour = z.int().check(z.minimum(0), z.maximum(23));

export const setNotices = defineOperation({
  name: 'setNotices',
  summary: 'Which notices come, and at which hours none do',
  method: 'POST',
  path: '/wps/member/notices',
  who: 'member',
  encrypted: false,
  perMinute: 60,
  openDuring: ['regionBlock'],
  request: z.strictObject({
    kinds: z.array(z.enum(NOTICE_KINDS)).check(z.maxLength(NOTICE_KINDS.length)),
    quiet: z.nullable(z.strictObject({ from: hour, until: hour })),
    /** Whose hours these are, such as Asia/Dhaka. */
    zone: z.string().check(z.maxLength(40), z.regex(/^[A-Za-z0-9_+/-]+$/)),
  }),
  response: z.object({}),
  errors: [],
});
