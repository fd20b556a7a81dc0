import * as z from 'zod/mini';
import { language } from '#language.ts';
import { defineOperation } from '#operation.ts';
import { queryInteger } from '#page.ts';
import { rewardCode } from './reward-words.ts';
import { ruleVersion } from './rule-version.ts';

/** What a grant was given by: a version that was ever on stays to be read, whatever the rule says since. */
export const getRewardTerms = defineOperation({
  name: 'getRewardTerms',
  summary: 'The terms of one version of a reward',
  method: 'GET',
  path: '/wps/member/rewards/terms',
  who: 'member',
  encrypted: false,
  perMinute: 120,
  openDuring: ['regionBlock'],
  request: z.strictObject({ code: rewardCode, version: queryInteger(1, 1_000_000), language }),
  /** Null where there is no such version, or it was never on, or it is for others and gave this member nothing. */
  response: z.object({ version: z.nullable(ruleVersion) }),
  errors: [],
});
