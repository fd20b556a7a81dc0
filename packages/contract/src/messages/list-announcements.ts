import * as z from 'zod/mini';
import { language } from '#language.ts';
import { announcement, banner, EXECUTIONS } from '#messages/announcement.ts';
import { defineOperation } from '#operation.ts';

export const listAnnouncements = defineOperation({
  name: 'listAnnouncements',
  summary: 'Banners by group, the notices of the marquee, popups and promotions',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  who: 'visitor',
  whoKnown: true,
  encrypted: false,
  perMinute: 600,
  request: z.strictObject({
    types: z.optional(z.string().check(z.maxLength(20), z.regex(/^[A-Z]{1,2}(,[A-Z]{1,2})*$/))),
    platform: z.optional(z.literal('W')),
    execution: z._default(z.enum(EXECUTIONS), 'B'),
    language,
  }),
  response: z.object({
    banners: z.array(banner),
    player: z.array(announcement),
    popup: z.array(announcement),
    promotion: z.array(announcement),
  }),
  errors: [],
});
