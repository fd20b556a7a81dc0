import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { rewardCode } from '../reward-words.ts';

/** PRO-01: a second time it stays as it was. Of a raffle the answer is the number of the entry. */
export const joinPromotion = defineOperation({
  name: 'joinPromotion',
  summary: 'Take part in a promotion',
  method: 'POST',
  path: '/wps/member/promotions/join',
  who: 'member',
  encrypted: false,
  perMinute: 30,
  request: z.strictObject({ code: rewardCode }),
  response: z.object({ number: z.int() }),
  errors: [
    'PROMOTION_NOT_OPEN',
    'PROMOTION_NEWCOMERS',
    'PROMOTION_FOR_OTHERS',
    'REWARD_PAUSED',
    'REWARDS_OFF',
    'ON_BREAK',
    'ON_BREAK_FOREVER',
    'ACCOUNT_CLOSED',
  ],
});
