import * as z from 'zod/mini';
import { language } from '#language.ts';
import { defineOperation } from '#operation.ts';
import { queryInteger } from '#page.ts';
import { CENTER_TYPES, centerId, ownAnnouncement } from './own-announcement.ts';

/** MSG-01, HDR-08 */
export const listOwnAnnouncements = defineOperation({
  name: 'listOwnAnnouncements',
  summary:
    'All announcements for the caller, nine a page, with what they have read; and the one that an address names',
  method: 'GET',
  path: '/wps/member/announcements',
  who: 'token',
  encrypted: false,
  perMinute: 240,
  request: z.strictObject({
    type: z.optional(z.enum(CENTER_TYPES)),
    /** Notices and headlines, without what is offered. */
    only: z.optional(z.literal('news')),
    page: z._default(queryInteger(1, 1_000), 1),
    show: z.optional(centerId),
    language,
  }),
  response: z.object({
    list: z.array(ownAnnouncement),
    /** At least one, also when there is nothing. */
    pages: z.int(),
    /** How many there are of each type. */
    counts: z.array(z.object({ type: z.enum(CENTER_TYPES), total: z.int() })),
    shown: z.nullable(ownAnnouncement),
  }),
  errors: [],
});
