import * as z from 'zod/mini';
import { launchGame, launchWishes } from '#games/launch-game.ts';
import { defineOperation } from '#operation.ts';

/** HOM-07: who presses the sports entrance has not chosen a game; the platform takes the first that can be played. */
export const launchFootball = defineOperation({
  name: 'launchFootball',
  summary: 'Launch the first sports game that is open',
  method: 'POST',
  path: '/wps/relay/GCS_gameLaunchFB',
  who: 'token',
  encrypted: false,
  perMinute: 60,
  request: z.strictObject(launchWishes),
  response: launchGame.response,
  errors: launchGame.errors,
});
