import * as z from 'zod/mini';
import { moneyText } from '#money-text.ts';
import { defineOperation } from '#operation.ts';
import { PARTNER_SHAPES } from '#seamless-wallet/partner-shape.ts';
import { traceId, VENDOR_SCENARIOS, vendorFaults } from '#vendor-simulator/vendor-run.ts';

/** No more than anybody stakes by hand: the money is that of accounts which others try out too. */
const stake = moneyText.check(z.refine((text) => /^\d{1,3}\.\d{2}$/.test(text) && text !== '0.00'));

export const startVendorRun = defineOperation({
  name: 'startVendorRun',
  summary: 'Sends the callbacks of one round to the wallet as a vendor, with faults; absent from production',
  method: 'POST',
  path: '/wps/sandbox/vendor/start',
  who: 'visitor',
  whoKnown: true,
  encrypted: false,
  perMinute: 20,
  request: z.strictObject({
    /** Made where the button is pressed; without one it is made here. */
    traceId: z.optional(traceId),
    shape: z.enum(PARTNER_SHAPES),
    player: z.string().check(z.minLength(1), z.maxLength(40)),
    scenario: z.enum(VENDOR_SCENARIOS),
    stake,
    faults: vendorFaults,
  }),
  response: z.object({ traceId }),
  errors: ['NOT_FOUND', 'GAME_UNAVAILABLE', 'VENDOR_RUN_UNDER_WAY', 'OPERATION_CONFLICT'],
});
