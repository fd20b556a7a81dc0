import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { namedRange } from '#records/record-filters.ts';
import { MOVEMENT_KINDS } from '#records/record-words.ts';

export const exportMovements = defineOperation({
  name: 'exportMovements',
  summary: 'Everything that moved the own balance, as a file',
  method: 'GET',
  path: '/wps/member/records/movements.csv',
  who: 'token',
  encrypted: false,
  perMinute: 10,
  openDuring: ['regionBlock'],
  answers: 'csv',
  request: z.strictObject({ ...namedRange, kind: z.optional(z.enum(MOVEMENT_KINDS)) }),
  response: z.string(),
  errors: [],
});
