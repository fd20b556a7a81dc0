import * as z from 'zod/mini';
import { language } from '#language.ts';
import { defineOperation } from '#operation.ts';
import { growingReward, lockedBonus, roundsInHand, waitingReward } from './reward.ts';
import { REWARD_PAUSES } from './reward-words.ts';

/** PRO-03, MEM-11: the reward center and the rebate. */
export const listRewards = defineOperation({
  name: 'listRewards',
  summary: 'Rewards that wait to be taken, what is coming together, and the bonus in hand',
  method: 'GET',
  path: '/wps/member/rewards',
  who: 'member',
  encrypted: false,
  perMinute: 120,
  openDuring: ['regionBlock'],
  request: z.strictObject({ language }),
  response: z.object({
    /** False for whoever opted out. */
    wanted: z.boolean(),
    /** Why nothing is offered now. */
    paused: z.nullable(z.enum(REWARD_PAUSES)),
    waiting: z.array(waitingReward),
    /** Titles of what has come together and cannot be taken any more, because the house has given all there was of it. */
    allGiven: z.array(z.string()),
    growing: z.array(growingReward),
    /** What was begun stays to be seen, whoever rests or opted out. */
    bonus: z.nullable(lockedBonus),
    rounds: z.array(roundsInHand),
  }),
  errors: [],
});
