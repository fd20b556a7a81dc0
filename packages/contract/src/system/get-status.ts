import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';

/** STA-01. */
export const getStatus = defineOperation({
  name: 'getStatus',
  summary: 'System status: 0 normal, 1 maintenance, 2 region restricted',
  method: 'GET',
  path: '/wps/system/status',
  who: 'visitor',
  encrypted: false,
  // STA-03: answered from memory, and asked by every open page in the moment it changes: a mobile operator's customers share one address.
  perMinute: 12_000,
  openDuring: ['maintenance', 'regionBlock'],
  request: z.strictObject({}),
  response: z.object({
    systemStatus: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    maintenanceEnd: z.nullable(z.iso.datetime()),
    merchantCode: z.string(),
    currencySymbol: z.string(),
    playMoney: z.boolean(),
    /** STA-01: shown on the page of a blocked region. */
    location: z.object({ ip: z.string(), country: z.nullable(z.string()) }),
  }),
  errors: [],
});
