import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { betSums } from '#records/record-filters.ts';
import { countedAt, teamBetFilters, teamMember, teamVendors } from './team-figures.ts';

/** The sums of everything `listTeamBets` would list, and what there is to choose from in that range. */
export const getTeamBetTotals = defineOperation({
  name: 'getTeamBetTotals',
  summary: 'Sums of the betting record of the own team in a range',
  method: 'GET',
  path: '/wps/agent/reports/bets/totals',
  who: 'agent',
  encrypted: false,
  perMinute: 120,
  request: z.strictObject(teamBetFilters),
  response: z.object({
    countedAt,
    ...betSums,
    member: z.nullable(z.object(teamMember)),
    vendors: teamVendors,
  }),
  errors: ['NOT_FOUND'],
});
