import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { countedAt, teamDayFigures, teamRevenueFilters } from './team-figures.ts';

export const getTeamRevenue = defineOperation({
  name: 'getTeamRevenue',
  summary: 'What the own team brought, by day, week or month',
  method: 'GET',
  path: '/wps/agent/reports/revenue',
  who: 'agent',
  encrypted: false,
  perMinute: 120,
  request: z.strictObject(teamRevenueFilters),
  response: z.object({
    countedAt,
    totals: z.object(teamDayFigures),
    /** Newest first; `start` is the first day of the period, also where the range begins later. */
    periods: z.array(z.object({ ...teamDayFigures, start: z.iso.date() })),
  }),
  errors: [],
});
