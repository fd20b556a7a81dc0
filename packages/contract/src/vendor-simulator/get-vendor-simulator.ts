import * as z from 'zod/mini';
import { moneyText } from '#money-text.ts';
import { defineOperation } from '#operation.ts';
import { PARTNER_SHAPES } from '#seamless-wallet/partner-shape.ts';

export const getVendorSimulator = defineOperation({
  name: 'getVendorSimulator',
  summary: 'As whom and for whom the sandbox can send wallet callbacks; absent from production',
  method: 'GET',
  path: '/wps/sandbox/vendor',
  who: 'visitor',
  whoKnown: true,
  encrypted: false,
  perMinute: 120,
  request: z.strictObject({}),
  response: z.object({
    partners: z.array(z.object({ code: z.string(), shape: z.enum(PARTNER_SHAPES) })),
    /** The demo accounts, and whoever asks. */
    players: z.array(z.object({ username: z.string(), balance: moneyText, own: z.boolean() })),
  }),
  errors: ['NOT_FOUND'],
});
