import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';

export const setRewardsWanted = defineOperation({
  name: 'setRewardsWanted',
  summary: 'Opt out of all rewards, which gives up a locked bonus, or in again',
  method: 'POST',
  path: '/wps/member/rewards/wanted',
  who: 'member',
  encrypted: false,
  perMinute: 30,
  openDuring: ['regionBlock'],
  request: z.strictObject({ wanted: z.boolean() }),
  response: z.object({ wanted: z.boolean() }),
  errors: [],
});
