import * as z from 'zod/mini';
import { LANGUAGES } from '#constants.ts';
import { game, gameCategory } from '#games/game.ts';
import { vendorCode } from '#ids.ts';
import { defineOperation } from '#operation.ts';
import { queryInteger } from '#page.ts';

export const listGames = defineOperation({
  name: 'listGames',
  summary: 'One page of games of a category, optionally of one vendor or class, or by name',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  who: 'visitor',
  encrypted: false,
  perMinute: 600,
  request: z.strictObject({
    gameType: gameCategory,
    vassalage: z.optional(vendorCode),
    gameClassify: z.optional(z.string().check(z.maxLength(8), z.regex(/^[A-Z0-9]+$/))),
    search: z.optional(z.string().check(z.maxLength(60))),
    language: z._default(z.enum(LANGUAGES), 'en'),
    pageNo: z._default(queryInteger(1, 10_000), 1),
    pageSize: z._default(queryInteger(1, 48), 24),
    clientType: z.optional(z.literal('3')),
    platform: z.optional(z.enum(['html5-desktop', 'flash'])),
    merchant: z.optional(z.string().check(z.maxLength(24))),
  }),
  response: z.object({
    games: z.array(game),
    pageNo: z.number(),
    totalPages: z.number(),
    totalGames: z.number(),
  }),
  errors: [],
});
