import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { pointConfig } from './point-mall.ts';

export const getPointConfig = defineOperation({
  name: 'getPointConfig',
  summary: 'What earns points, what they are worth and what a conversion requires',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointConfig',
  who: 'visitor',
  encrypted: false,
  perMinute: 240,
  request: z.strictObject({}),
  response: pointConfig,
  errors: [],
});
