import * as z from 'zod/mini';
import { language } from '#language.ts';
import { game } from '#games/game.ts';
import { vendorCode } from '#ids.ts';
import { moneyText } from '#money-text.ts';
import { defineOperation } from '#operation.ts';
import { liveTableState } from '#seamless-wallet/live-tables.ts';

const liveRoom = z.object({
  game,
  minStake: moneyText,
  maxStake: moneyText,
  currencySymbol: z.string(),
  seats: z.number(),
  /** Players who came in within the last half hour and are still logged in. */
  seated: z.number(),
  /** As its house sees it; null: it has not said. */
  table: z.nullable(liveTableState),
});
export type LiveRoom = z.infer<typeof liveRoom>;

export const listLiveRooms = defineOperation({
  name: 'listLiveRooms',
  summary:
    'Live tables with their limits, seats and what is seen there now: those that are open first, then the fullest',
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  who: 'visitor',
  encrypted: false,
  perMinute: 240,
  request: z.strictObject({
    vassalage: z.optional(vendorCode),
    language,
    platform: z.optional(z.enum(['html5-desktop', 'flash'])),
  }),
  response: z.object({ rooms: z.array(liveRoom) }),
  errors: [],
});
