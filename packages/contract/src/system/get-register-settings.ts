import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { registerFields } from '#system/site-settings.ts';

/** REG-02. */
export const getRegisterSettings = defineOperation({
  name: 'getRegisterSettings',
  summary: 'Which fields a registration asks for',
  method: 'GET',
  path: '/wps/system/setting/register',
  who: 'visitor',
  encrypted: false,
  perMinute: 120,
  openDuring: ['maintenance', 'regionBlock'],
  request: z.strictObject({}),
  response: z.object({ fields: registerFields, termsVersion: z.string() }),
  errors: [],
});
