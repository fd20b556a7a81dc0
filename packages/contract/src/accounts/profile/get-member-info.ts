import * as z from 'zod/mini';
import { ROLES } from '#constants.ts';
import { memberId } from '#ids.ts';
import { defineOperation } from '#operation.ts';
import { breakNow } from '#protection/protection.ts';
import { availablePromo } from '#system/site-settings.ts';

export const getMemberInfo = defineOperation({
  name: 'getMemberInfo',
  summary: 'Who is logged in',
  method: 'GET',
  path: '/wps/member/info',
  who: 'token',
  encrypted: false,
  perMinute: 240,
  openDuring: ['regionBlock'],
  beforePasswordChange: true,
  request: z.strictObject({}),
  response: z.object({
    id: memberId,
    account: z.string(),
    userName: z.string(),
    nickname: z.string(),
    /** HDR-05: the picture that stands for the account. */
    iconUrl: z.string(),
    type: z.number(),
    isAgent: z.boolean(),
    isTrial: z.boolean(),
    /** CAT-02: what the account is called, e.g. an agent who is an affiliate as well. */
    roles: z.array(z.enum(ROLES)),
    /** LOG-13: true until the password has been changed; the page then shows nothing else. */
    mustChangePassword: z.boolean(),
    /** The login before this one, for the member to recognise. */
    lastLoginAt: z.nullable(z.iso.datetime()),
    /** R2: a break that is on; `until` null when it has no end. Every page knows it from here. */
    break: z.nullable(breakNow),
    /** MEM-12: an agent stands above, to whom money can be moved. */
    hasUpline: z.boolean(),
    hasVip: z.boolean(),
    vipLabelName: z.nullable(z.string()),
    vipRankLevel: z.nullable(z.number()),
    /** PRO-03: what can be claimed now, and which programmes are open at all. */
    availablePromoCount: z.optional(z.int()),
    /** SET-04, MEM-02: messages nobody has read yet, and missions that wait to be taken. */
    unreadMessage: z.int(),
    unreadMission: z.optional(z.int()),
    availablePromo,
  }),
  errors: [],
});
