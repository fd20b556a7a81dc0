import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { liveWin } from '#messages/live-win.ts';

export const listLiveWins = defineOperation({
  name: 'listLiveWins',
  summary:
    'The latest rounds that paid more than their stake, newest first, names masked; frames bring the next ones',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getLiveWins',
  who: 'visitor',
  encrypted: false,
  perMinute: 300,
  request: z.strictObject({}),
  response: z.object({ list: z.array(liveWin) }),
  errors: [],
});
