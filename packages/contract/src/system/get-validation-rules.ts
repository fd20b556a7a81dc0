import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { validationRules } from '#system/site-settings.ts';

/** REG-03. */
export const getValidationRules = defineOperation({
  name: 'getValidationRules',
  summary: 'The format rules of the registration',
  method: 'GET',
  path: '/wps/system/setting/validation',
  who: 'visitor',
  encrypted: false,
  perMinute: 120,
  openDuring: ['maintenance', 'regionBlock'],
  request: z.strictObject({}),
  response: z.object({ rules: validationRules }),
  errors: [],
});
