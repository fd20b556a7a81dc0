import * as z from 'zod/mini';
import { language } from '#language.ts';
import { moneyText } from '#money-text.ts';
import { defineOperation } from '#operation.ts';
import { REWARD_PAUSES } from '#rewards/reward-words.ts';
import { mission } from './mission.ts';

/** MEM-10: every mission with how far this account is, from its settled bets. */
export const getMissionSummary = defineOperation({
  name: 'getMissionSummary',
  summary: 'Missions with their progress, and what they have given this month',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  who: 'member',
  encrypted: false,
  perMinute: 120,
  openDuring: ['regionBlock'],
  request: z.strictObject({ language }),
  response: z.object({
    /** False for whoever opted out of rewards. */
    wanted: z.boolean(),
    /** Why nothing is offered now. */
    paused: z.nullable(z.enum(REWARD_PAUSES)),
    /** Those that can be taken first, then those under way, then those taken in this period. */
    missions: z.array(mission),
    taken: z.object({ month: z.string(), count: z.int(), amount: moneyText }),
    currencySymbol: z.string(),
  }),
  errors: [],
});
