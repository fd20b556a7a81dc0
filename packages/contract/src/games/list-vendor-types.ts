import * as z from 'zod/mini';
import { gameCategory } from '#games/game.ts';
import { vendorCode } from '#ids.ts';
import { defineOperation } from '#operation.ts';

export const listVendorTypes = defineOperation({
  name: 'listVendorTypes',
  summary: 'Which kinds of games each vendor has',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  who: 'visitor',
  encrypted: false,
  perMinute: 240,
  request: z.strictObject({
    vassalage: z.optional(vendorCode),
    merchantCode: z.optional(z.string().check(z.maxLength(24))),
  }),
  response: z.object({
    list: z.array(z.object({ vassalage: vendorCode, gameTypes: z.array(gameCategory), open: z.boolean() })),
  }),
  errors: [],
});
