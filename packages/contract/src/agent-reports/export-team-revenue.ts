import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { teamRevenueFilters } from './team-figures.ts';

export const exportTeamRevenue = defineOperation({
  name: 'exportTeamRevenue',
  summary: 'What the own team brought, as a file',
  method: 'GET',
  path: '/wps/agent/reports/revenue.csv',
  who: 'agent',
  encrypted: false,
  perMinute: 10,
  answers: 'csv',
  request: z.strictObject(teamRevenueFilters),
  response: z.string(),
  errors: [],
});
