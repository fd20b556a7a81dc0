import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { text } from '#text.ts';
import { pictureIds } from '#upload/picture.ts';
import { rewardCode } from '../reward-words.ts';
import { APPLICATION_LONGEST } from './promotion-words.ts';

/** PRO-02: once for each promotion and period. */
export const applyForPromotion = defineOperation({
  name: 'applyForPromotion',
  summary: 'Ask for a gift, with a comment and up to three pictures',
  method: 'POST',
  path: '/wps/member/promotions/apply',
  who: 'member',
  encrypted: false,
  perMinute: 10,
  request: z.strictObject({
    code: rewardCode,
    comment: text(APPLICATION_LONGEST).check(z.refine((comment) => comment.trim() !== '', 'required')),
    pictures: z.optional(pictureIds),
  }),
  response: z.object({ id: z.string() }),
  errors: [
    'PROMOTION_NOT_OPEN',
    'PROMOTION_NEWCOMERS',
    'PROMOTION_FOR_OTHERS',
    'PROMOTION_APPLIED',
    'PICTURE_UNKNOWN',
    'REWARD_PAUSED',
    'REWARDS_OFF',
    'ON_BREAK',
    'ON_BREAK_FOREVER',
    'ACCOUNT_CLOSED',
  ],
});
