import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { teamProfitFilters } from './team-figures.ts';

export const exportTeamProfit = defineOperation({
  name: 'exportTeamProfit',
  summary: 'Profit and loss of the own team as a file',
  method: 'GET',
  path: '/wps/agent/reports/profit.csv',
  who: 'agent',
  encrypted: false,
  perMinute: 10,
  answers: 'csv',
  request: z.strictObject(teamProfitFilters),
  response: z.string(),
  errors: ['NOT_FOUND'],
});
