import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { incomeFilters } from './get-agent-income.ts';

export const exportAgentIncome = defineOperation({
  name: 'exportAgentIncome',
  summary: 'What the house paid the agent by day, as a file',
  method: 'GET',
  path: '/wps/agent/reports/income.csv',
  who: 'agent',
  encrypted: false,
  perMinute: 10,
  answers: 'csv',
  request: z.strictObject(incomeFilters),
  response: z.string(),
  errors: [],
});
