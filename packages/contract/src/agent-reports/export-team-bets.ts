import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { teamBetFilters } from './team-figures.ts';

export const exportTeamBets = defineOperation({
  name: 'exportTeamBets',
  summary: 'The betting record of the own team as a file',
  method: 'GET',
  path: '/wps/agent/reports/bets.csv',
  who: 'agent',
  encrypted: false,
  perMinute: 10,
  answers: 'csv',
  request: z.strictObject(teamBetFilters),
  response: z.string(),
  errors: ['NOT_FOUND'],
});
