import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { protection } from '#protection/protection.ts';

export const getProtection = defineOperation({
  name: 'getProtection',
  summary: 'Own limits with what is left of them, a break that is on, and how often play is interrupted',
  method: 'GET',
  path: '/wps/protection/state',
  who: 'member',
  encrypted: false,
  perMinute: 120,
  openDuring: ['maintenance', 'regionBlock'],
  request: z.strictObject({}),
  response: protection,
  errors: [],
});
