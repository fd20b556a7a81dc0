import * as z from 'zod/mini';
import { language } from '#language.ts';
import { defineOperation } from '#operation.ts';
import { moneyText } from '#money-text.ts';
import { fromCursor, queryInteger, toNextPage } from '#page.ts';
import { givenBeside, grant } from './reward.ts';
import { REWARD_TYPES } from './reward-words.ts';

export const listGrants = defineOperation({
  name: 'listGrants',
  summary: 'Everything that was ever given, newest first, and why',
  method: 'GET',
  path: '/wps/member/rewards/given',
  who: 'member',
  encrypted: false,
  perMinute: 120,
  openDuring: ['regionBlock'],
  request: z.strictObject({
    ...fromCursor,
    pageSize: z._default(queryInteger(1, 50), 20),
    language,
    /** One kind alone. */
    type: z.optional(z.enum(REWARD_TYPES)),
  }),
  response: z.object({
    grants: z.array(grant),
    /** What was given by no rule, in the same stretch of the list. Where one kind is asked for, none. */
    beside: z.array(givenBeside),
    /** What the account was opened with: by no rule, so it is told apart, with the page that ends the whole list. */
    welcome: z.nullable(z.object({ amount: moneyText, at: z.iso.datetime(), takenBack: z.boolean() })),
    ...toNextPage,
  }),
  errors: [],
});
