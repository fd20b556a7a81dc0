import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { namedBetFilters } from '#records/record-filters.ts';

export const exportBets = defineOperation({
  name: 'exportBets',
  summary: 'The own betting record as a file',
  method: 'GET',
  path: '/wps/member/records/bets.csv',
  who: 'token',
  encrypted: false,
  perMinute: 10,
  openDuring: ['regionBlock'],
  answers: 'csv',
  request: z.strictObject(namedBetFilters),
  response: z.string(),
  errors: [],
});
