import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';

export const TEAM_MAP_MOST = 10_000;

/** AGT-09: the whole tree in few bytes. */
export const getTeamMap = defineOperation({
  name: 'getTeamMap',
  summary: 'Everybody below, nearest first, for the map of the team',
  method: 'GET',
  path: '/wps/agent/downline/map',
  who: 'agent',
  encrypted: false,
  perMinute: 30,
  openDuring: ['regionBlock'],
  request: z.strictObject({}),
  response: z.object({
    /** Number of the account; place of the one above in this list, -1 for the reader; username; type; seen within seven days. */
    nodes: z.array(z.tuple([z.string(), z.int(), z.string(), z.int(), z.boolean()])),
    /** There are more than are told. */
    cut: z.boolean(),
  }),
  errors: [],
});
