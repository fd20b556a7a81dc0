import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { toNextPage } from '#page.ts';
import {
  countedAt,
  pageOfTeam,
  teamFigures,
  teamMember,
  teamProfitFilters,
  teamVendors,
} from './team-figures.ts';

/**
 * A line of somebody who has no team is that member alone. One who is asked for is one row, however far below, and the totals are
 * that row's. By vendor or category there is play alone: money belongs to no game.
 */
export const listTeamProfit = defineOperation({
  name: 'listTeamProfit',
  summary: 'Profit and loss of the own team, by direct downline or by member',
  method: 'GET',
  path: '/wps/agent/reports/profit',
  who: 'agent',
  encrypted: false,
  perMinute: 120,
  request: z.strictObject({ ...teamProfitFilters, ...pageOfTeam }),
  response: z.object({
    countedAt,
    /** From the caller's direct downline to the one whose team is shown; empty for the caller's own. */
    path: z.array(z.object(teamMember)),
    totals: z.object(teamFigures),
    member: z.nullable(z.object(teamMember)),
    /** With the first page alone. */
    vendors: z.nullable(teamVendors),
    rows: z.array(
      z.object({
        ...teamMember,
        ...teamFigures,
        /** How many are below; a line with some can be opened. */
        members: z.int(),
        /** Is not in this team any more. */
        left: z.boolean(),
      }),
    ),
    ...toNextPage,
  }),
  errors: ['NOT_FOUND'],
});
