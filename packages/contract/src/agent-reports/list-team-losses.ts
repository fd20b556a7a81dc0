import * as z from 'zod/mini';
import { moneyText } from '#money-text.ts';
import { defineOperation } from '#operation.ts';
import { toNextPage } from '#page.ts';
import { countedAt, pageOfTeam, teamFigures, teamLossFilters, teamMember } from './team-figures.ts';

export const listTeamLosses = defineOperation({
  name: 'listTeamLosses',
  summary: 'Members of the own team who lost in a month, by how much',
  method: 'GET',
  path: '/wps/agent/reports/losses',
  who: 'agent',
  encrypted: false,
  perMinute: 120,
  request: z.strictObject({ ...teamLossFilters, ...pageOfTeam }),
  response: z.object({
    countedAt,
    member: z.nullable(z.object(teamMember)),
    /** How many lost, and how much together; with the first page alone. */
    totals: z.nullable(z.object({ members: z.int(), lost: moneyText })),
    rows: z.array(z.object({ ...teamMember, ...teamFigures, lost: moneyText })),
    ...toNextPage,
  }),
  errors: ['NOT_FOUND'],
});
