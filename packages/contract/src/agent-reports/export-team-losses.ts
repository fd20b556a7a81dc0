import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { teamLossFilters } from './team-figures.ts';

export const exportTeamLosses = defineOperation({
  name: 'exportTeamLosses',
  summary: 'Members of the own team who lost in a month, as a file',
  method: 'GET',
  path: '/wps/agent/reports/losses.csv',
  who: 'agent',
  encrypted: false,
  perMinute: 10,
  answers: 'csv',
  request: z.strictObject(teamLossFilters),
  response: z.string(),
  errors: ['NOT_FOUND'],
});
