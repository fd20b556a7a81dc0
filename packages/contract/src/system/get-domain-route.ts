import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { domainRoute } from '#system/site-settings.ts';

/** SET-01. */
export const getDomainRoute = defineOperation({
  name: 'getDomainRoute',
  summary: 'Where the parts of the site live',
  method: 'GET',
  path: '/wps/system/domainRoute',
  who: 'visitor',
  encrypted: false,
  perMinute: 120,
  openDuring: ['maintenance', 'regionBlock'],
  request: z.strictObject({}),
  response: domainRoute,
  errors: [],
});
