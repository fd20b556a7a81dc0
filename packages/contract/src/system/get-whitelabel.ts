import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { whitelabel } from '#system/site-settings.ts';

/** SET-03. */
export const getWhitelabel = defineOperation({
  name: 'getWhitelabel',
  summary: 'What this site offers',
  method: 'GET',
  path: '/wps/system/whitelabel',
  who: 'visitor',
  encrypted: false,
  perMinute: 120,
  openDuring: ['maintenance', 'regionBlock'],
  request: z.strictObject({}),
  response: whitelabel,
  errors: [],
});
