import * as z from 'zod/mini';
import { language } from '#language.ts';
import { defineOperation } from '#operation.ts';
import { depositDetail, depositId } from './deposit.ts';

export const getDeposit = defineOperation({
  name: 'getDeposit',
  summary: 'One own deposit with every step and its time',
  method: 'GET',
  path: '/wps/member/deposit/detail',
  who: 'member',
  encrypted: false,
  perMinute: 240,
  openDuring: ['regionBlock'],
  request: z.strictObject({ id: depositId, language }),
  response: depositDetail,
  errors: ['NOT_FOUND'],
});
