import * as z from 'zod/mini';
import { nodeId } from '#ids.ts';
import { defineOperation } from '#operation.ts';

export const listFavouriteIds = defineOperation({
  name: 'listFavouriteIds',
  summary: 'Which games have a heart, the newest first',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  who: 'token',
  encrypted: false,
  perMinute: 240,
  request: z.strictObject({}),
  response: z.object({ favGameIds: z.array(nodeId), version: z.number() }),
  errors: [],
});
