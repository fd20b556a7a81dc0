import * as z from 'zod/mini';
import { LANGUAGES } from '#constants.ts';
import { defineOperation } from '#operation.ts';

const announcement = z.object({
  id: z.string(),
  title: z.string(),
  /** Plain text in this version of the contract. */
  content: z.string(),
  promotionType: z.string(),
  execution: z.enum(['A', 'B', 'F']),
  publishedAt: z.iso.datetime(),
});

const banner = z.object({
  id: z.string(),
  groupName: z.enum(['w_login', 'w_register', 'w_forget', 'w_home', 'w_leftmenu']),
  title: z.string(),
  subtitle: z.string(),
  imageUrl: z.string(),
  /** Where the banner leads, by its linkage: a path of this site, a game's node id, or nowhere. */
  url: z.string(),
  linkageType: z.enum(['none', 'page', 'game']),
});

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
    execution: z._default(z.enum(['A', 'B', 'F']), 'B'),
    language: z._default(z.enum(LANGUAGES), 'en'),
  }),
  response: z.object({
    banners: z.array(banner),
    player: z.array(announcement),
    popup: z.array(announcement),
    promotion: z.array(announcement),
  }),
  errors: [],
});
