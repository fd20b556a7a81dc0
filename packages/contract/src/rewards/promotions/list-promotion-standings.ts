import * as z from 'zod/mini';
import { language } from '#language.ts';
import { defineOperation } from '#operation.ts';
import { lockedBonus } from '../reward.ts';
import { REWARD_PAUSES } from '../reward-words.ts';
import { promotion, promotionStanding } from './promotion.ts';

/** PRO-01: states are computed here and nowhere else. */
export const listPromotionStandings = defineOperation({
  name: 'listPromotionStandings',
  summary: 'Where the member stands with each promotion',
  method: 'GET',
  path: '/wps/member/promotions',
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
    /** None for whom nothing may be offered to. */
    standings: z.array(promotionStanding),
    /**
     * Promotions that are told to nobody but those whom they name, of which this member is one, and those whose newest version is not for
     * this member: by the version that they hold, in the place of the one that everybody reads.
     */
    named: z.array(promotion),
    bonus: z.nullable(lockedBonus),
  }),
  errors: [],
});
