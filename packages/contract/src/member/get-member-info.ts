import * as z from 'zod/mini';
import { memberId } from '#ids.ts';
import { defineOperation } from '#operation.ts';

export const getMemberInfo = defineOperation({
  name: 'getMemberInfo',
  summary: 'Who is logged in',
  method: 'GET',
  path: '/wps/member/info',
  who: 'token',
  encrypted: false,
  perMinute: 240,
  request: z.strictObject({}),
  response: z.object({
    id: memberId,
    account: z.string(),
    userName: z.string(),
    nickname: z.string(),
    type: z.number(),
    isAgent: z.boolean(),
    isTrial: z.boolean(),
    hasVip: z.boolean(),
    vipLabelName: z.nullable(z.string()),
    vipRankLevel: z.nullable(z.number()),
  }),
  errors: [],
});
