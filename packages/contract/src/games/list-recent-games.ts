import * as z from 'zod/mini';
import { language } from '#language.ts';
import { game } from '#games/game.ts';
import { defineOperation } from '#operation.ts';

export const listRecentGames = defineOperation({
  name: 'listRecentGames',
  summary: 'The games played last, the latest first, at most 24',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  who: 'token',
  encrypted: false,
  perMinute: 240,
  request: z.strictObject({
    language,
    platform: z.optional(z.enum(['html5-desktop', 'flash'])),
  }),
  response: z.object({ list: z.array(z.object({ game, playedAt: z.iso.datetime() })) }),
  errors: [],
});
