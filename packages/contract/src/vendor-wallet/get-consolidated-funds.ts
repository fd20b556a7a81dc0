import * as z from 'zod/mini';
import { moneyText } from '#money-text.ts';
import { defineOperation } from '#operation.ts';

/** AGT-08: all own money in one answer, and which kinds of contract the caller has one of, given or taken, or was paid by. */
export const getConsolidatedFunds = defineOperation({
  name: 'getConsolidatedFunds',
  summary: 'All own money, wherever it lies, and which kinds of agent contract run',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  who: 'member',
  encrypted: false,
  perMinute: 120,
  openDuring: ['regionBlock'],
  request: z.strictObject({}),
  response: z.object({
    currencySymbol: z.string(),
    /** `available`, `held` and `vendors` together. */
    total: moneyText,
    /** In the main wallet, free to play with. */
    available: moneyText,
    /** In the main wallet, set aside for a withdrawal or a transfer. */
    held: moneyText,
    /** At vendors, what is on its way back from there included. */
    vendors: moneyText,
    divtypereq: z.boolean(),
    dailysalreqtype: z.boolean(),
    contracthoursalreq: z.boolean(),
    realtimesalreqtype: z.boolean(),
  }),
  errors: [],
});
