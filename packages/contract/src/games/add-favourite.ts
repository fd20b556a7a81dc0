import * as z from 'zod/mini';
import { gameCategory } from '#games/game.ts';
import { nodeId, vendorCode } from '#ids.ts';
import { defineOperation } from '#operation.ts';

/** GAM-07: as many as one page of the list holds. */
export const MOST_FAVOURITES = 999;

/** What a press on a heart came to. Every change of a member's favourites has the next number. */
export const favouriteChange = z.object({ nodeId, favourite: z.boolean(), version: z.number() });
export type FavouriteChange = z.infer<typeof favouriteChange>;

/** A trial player keeps favourites too: it asks for a login, not for money. */
export const addFavourite = defineOperation({
  name: 'addFavourite',
  summary: 'Put a game first among the favourites; one that is there already stays where it is',
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  who: 'token',
  encrypted: false,
  perMinute: 120,
  request: z.strictObject({
    nodeId,
    vendor: z.optional(vendorCode),
    gameType: z.optional(gameCategory),
  }),
  response: favouriteChange,
  errors: ['NOT_FOUND', 'FAVOURITES_FULL'],
});
