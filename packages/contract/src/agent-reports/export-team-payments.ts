import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { teamPaymentFilters } from './team-figures.ts';

export const exportTeamPayments = defineOperation({
  name: 'exportTeamPayments',
  summary: 'Deposits, withdrawals and transfers of the own team as a file',
  method: 'GET',
  path: '/wps/agent/reports/payments.csv',
  who: 'agent',
  encrypted: false,
  perMinute: 10,
  answers: 'csv',
  request: z.strictObject(teamPaymentFilters),
  response: z.string(),
  errors: ['NOT_FOUND'],
});
