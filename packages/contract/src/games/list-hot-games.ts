import * as z from 'zod/mini';
import { language } from '#language.ts';
import { game } from '#games/game.ts';
import { vendorCode } from '#ids.ts';
import { defineOperation } from '#operation.ts';

export const listHotGames = defineOperation({
  name: 'listHotGames',
  summary: 'The games most played in the last seven days, or the picks of the house; at most 24',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  who: 'visitor',
  encrypted: false,
  perMinute: 600,
  request: z.strictObject({
    merchantCode: z.optional(z.string().check(z.maxLength(24))),
    isPlatform: z.optional(z.literal('2')),
    vassalage: z.optional(vendorCode),
    platform: z.optional(z.enum(['html5-desktop', 'flash'])),
    language,
  }),
  response: z.object({
    list: z.array(game),
    /** What the order rests on: rounds that were counted, or, while they are few, what the house picks. */
    basis: z.enum(['rounds', 'picks']),
  }),
  errors: [],
});
