import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { NOTICE_KINDS } from './notice-words.ts';

/** MEM-13 */
export const getNotices = defineOperation({
  name: 'getNotices',
  summary: 'What the member is told off the page, when not, and on which devices',
  method: 'GET',
  path: '/wps/member/notices',
  who: 'member',
  encrypted: false,
  perMinute: 120,
  openDuring: ['regionBlock'],
  request: z.strictObject({}),
  response: z.object({
    /** What a browser subscribes with; null where the site sends none. */
    publicKey: z.nullable(z.string()),
    kinds: z.array(z.enum(NOTICE_KINDS)),
    /** Hours of the member's clock, from one until the other; null when any time is right. */
    quiet: z.nullable(z.object({ from: z.int(), until: z.int() })),
    devices: z.array(z.object({ id: z.string(), device: z.string(), addedAt: z.iso.datetime() })),
  }),
  errors: [],
});
