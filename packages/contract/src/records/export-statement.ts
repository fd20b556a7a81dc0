import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { namedRange } from '#records/record-filters.ts';

export const exportStatement = defineOperation({
  name: 'exportStatement',
  summary: 'The account statement by day, as a file',
  method: 'GET',
  path: '/wps/member/records/statement.csv',
  who: 'token',
  encrypted: false,
  perMinute: 10,
  openDuring: ['regionBlock'],
  answers: 'csv',
  request: z.strictObject(namedRange),
  response: z.string(),
  errors: [],
});
