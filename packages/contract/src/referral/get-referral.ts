import * as z from 'zod/mini';
import { language } from '#language.ts';
import { defineOperation } from '#operation.ts';
import { REWARD_PAUSES } from '#rewards/reward-words.ts';
import { referralDay, referralTerms, referralTotals } from './referral.ts';

/** MEM-09 */
export const getReferral = defineOperation({
  name: 'getReferral',
  summary: 'The own invitation code, what an invitation brings, and what became of those so far',
  method: 'GET',
  path: '/wps/member/referral',
  who: 'member',
  encrypted: false,
  perMinute: 120,
  openDuring: ['regionBlock'],
  request: z.strictObject({ language }),
  response: z.object({
    referralCode: z.string(),
    /** Null when inviting brings nothing now. */
    terms: z.nullable(referralTerms),
    /** Why nothing is offered to this member now. */
    paused: z.nullable(z.enum([...REWARD_PAUSES, 'unwanted'])),
    totals: referralTotals,
    /** The last days on which there was something, newest first. */
    days: z.array(referralDay),
  }),
  errors: [],
});
