import * as z from 'zod/mini';
import { language } from '#language.ts';
import { MOST_FAVOURITES } from '#games/add-favourite.ts';
import { game, gameCategory } from '#games/game.ts';
import { nodeId } from '#ids.ts';
import { defineOperation } from '#operation.ts';
import { queryInteger } from '#page.ts';

/** The token travels in the header, never in the query, as with every call: addresses are written down. */
export const listFavourites = defineOperation({
  name: 'listFavourites',
  summary: 'The favourite games themselves, the newest first',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  who: 'token',
  encrypted: false,
  perMinute: 120,
  request: z.strictObject({
    gameType: z.optional(gameCategory),
    language,
    pageNo: z._default(queryInteger(1, MOST_FAVOURITES), 1),
    pageSize: z._default(queryInteger(1, MOST_FAVOURITES), MOST_FAVOURITES),
    clientType: z.optional(z.literal('3')),
    platform: z.optional(z.enum(['html5-desktop', 'flash'])),
  }),
  response: z.object({
    content: z.array(game),
    pageNum: z.number(),
    totalPages: z.number(),
    favGameIds: z.array(nodeId),
  }),
  errors: [],
});
