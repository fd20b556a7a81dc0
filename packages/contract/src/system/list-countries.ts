import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { country } from '#system/site-settings.ts';

/** SET-02. */
export const listCountries = defineOperation({
  name: 'listCountries',
  summary: 'Countries with their dialing codes, the likeliest first',
  method: 'GET',
  path: '/wps/system/countries',
  who: 'visitor',
  encrypted: false,
  perMinute: 120,
  openDuring: ['maintenance', 'regionBlock'],
  request: z.strictObject({}),
  response: z.object({ countries: z.array(country) }),
  errors: [],
});
