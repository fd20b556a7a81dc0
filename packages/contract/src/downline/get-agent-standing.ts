import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { rebate, teamType } from './downline-words.ts';

/** AGT-09, AGT-10: what the reader may do for those below. */
export const getAgentStanding = defineOperation({
  name: 'getAgentStanding',
  summary: 'The own type and rebate, which accounts may be opened, and how many links there may be',
  method: 'GET',
  path: '/wps/agent/standing',
  who: 'agent',
  encrypted: false,
  perMinute: 240,
  openDuring: ['regionBlock'],
  request: z.strictObject({}),
  response: z.object({
    type: teamType,
    rebate,
    /** Empty where the house lets agents open none. */
    opens: z.array(teamType),
    links: z.object({ most: z.int(), used: z.int() }),
  }),
  errors: [],
});
