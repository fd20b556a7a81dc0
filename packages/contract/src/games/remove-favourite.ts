import * as z from 'zod/mini';
import { favouriteChange } from '#games/add-favourite.ts';
import { nodeId } from '#ids.ts';
import { defineOperation } from '#operation.ts';

export const removeFavourite = defineOperation({
  name: 'removeFavourite',
  summary: 'Take a game out of the favourites; one that is not among them changes nothing',
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  who: 'token',
  encrypted: false,
  perMinute: 120,
  request: z.strictObject({ nodeId }),
  response: favouriteChange,
  errors: [],
});
