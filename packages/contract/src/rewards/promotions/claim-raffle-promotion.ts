import * as z from 'zod/mini';
import { language } from '#language.ts';
import { defineOperation } from '#operation.ts';
import { claimRewards } from '../claim-rewards.ts';
import { grant } from '../reward.ts';
import { rewardCode } from '../reward-words.ts';

/** PRO-03: what was drawn for this member, once; a second press is answered as the first was. */
export const claimRafflePromotion = defineOperation({
  name: 'claimRafflePromotion',
  summary: 'Take the prize of a raffle',
  method: 'POST',
  path: '/wps/relay/MCS2_claimRafflePromotion',
  who: 'member',
  encrypted: false,
  perMinute: 60,
  request: z.strictObject({ code: rewardCode, language }),
  response: z.object({ grant }),
  errors: claimRewards.errors,
});
