import * as z from 'zod/mini';
import { language } from '#language.ts';
import { game, gameCategory } from '#games/game.ts';
import {
  GAME_FEATURES,
  LEAST_LINES,
  LEAST_MAX_WINS,
  LEAST_STAKES,
  LIST_SORTS,
  RTP_BANDS,
  VOLATILITIES,
} from '#games/list-filters.ts';
import { vendorCode } from '#ids.ts';
import { defineOperation } from '#operation.ts';
import { queryInteger, queryList } from '#page.ts';

export const listGames = defineOperation({
  name: 'listGames',
  summary:
    'One page of games of a category: of a vendor or class, by name, by what they are like, in an order',
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
    /** CAT-06: the smallest stake in main units, and the number of lines, are at least these. */
    minStake: z.optional(z.enum(LEAST_STAKES)),
    minLines: z.optional(z.enum(LEAST_LINES)),
    /** The most that one round can pay, in stakes, is at least this. */
    minMaxWin: z.optional(z.enum(LEAST_MAX_WINS)),
    /** Any of these bands or volatilities; every one of these features. */
    rtp: z.optional(queryList(RTP_BANDS)),
    volatility: z.optional(queryList(VOLATILITIES)),
    features: z.optional(queryList(GAME_FEATURES)),
    sort: z._default(z.enum(LIST_SORTS), 'recommended'),
    language,
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
