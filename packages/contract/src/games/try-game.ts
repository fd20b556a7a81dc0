import * as z from 'zod/mini';
import { game } from '#games/game.ts';
import { launchWishes } from '#games/launch-game.ts';
import { nodeId } from '#ids.ts';
import { defineOperation } from '#operation.ts';

/** Without an account, with money of the house that no ledger knows. */
export const tryGame = defineOperation({
  name: 'tryGame',
  summary: 'Try a game with play money of the house, without an account',
  method: 'POST',
  path: '/wps/game/tryGame',
  who: 'visitor',
  encrypted: false,
  perMinute: 20,
  request: z.strictObject({ nodeId, ...launchWishes }),
  response: z.object({ url: z.url(), origin: z.string(), game }),
  errors: ['FEATURE_OFF', 'GAME_UNAVAILABLE', 'NOT_FOUND', 'UNAVAILABLE'],
});
