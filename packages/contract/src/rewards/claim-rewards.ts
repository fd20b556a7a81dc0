import * as z from 'zod/mini';
import { language } from '#language.ts';
import { defineOperation } from '#operation.ts';
import { grant } from './reward.ts';
import { periodKey, rewardCode } from './reward-words.ts';

/** How many can be taken with one press. */
export const CLAIMS_AT_ONCE = 40;

/** PRO-03: one or all. What was taken before is answered as it was, so that a second press gives nothing more. */
export const claimRewards = defineOperation({
  name: 'claimRewards',
  summary: 'Take rewards that wait, each once',
  method: 'POST',
  path: '/wps/member/rewards/claim',
  who: 'member',
  encrypted: false,
  perMinute: 60,
  request: z.strictObject({
    rewards: z
      .array(z.strictObject({ code: rewardCode, period: periodKey }))
      .check(z.minLength(1), z.maxLength(CLAIMS_AT_ONCE)),
    language,
  }),
  response: z.object({ grants: z.array(grant) }),
  errors: [
    'REWARD_NOT_THERE',
    'REWARD_BUDGET',
    'REWARD_PAUSED',
    'REWARDS_OFF',
    'REWARD_ONE_BONUS',
    'ON_BREAK',
    'ON_BREAK_FOREVER',
    'ACCOUNT_CLOSED',
    'ACCOUNT_FROZEN',
  ],
});
