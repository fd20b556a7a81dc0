import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { namedRange } from '#records/record-filters.ts';

export const exportTeamOverview = defineOperation({
  name: 'exportTeamOverview',
  summary: 'What the own team did by day, as a file',
  method: 'GET',
  path: '/wps/agent/reports/overview.csv',
  who: 'agent',
  encrypted: false,
  perMinute: 10,
  answers: 'csv',
  request: z.strictObject(namedRange),
  response: z.string(),
  errors: [],
});
