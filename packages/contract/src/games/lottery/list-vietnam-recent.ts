import * as z from 'zod/mini';
import { language } from '#language.ts';
import { lotteryMenus } from '#games/lottery/lottery-menu.ts';
import { defineOperation } from '#operation.ts';

export const listVietnamRecent = defineOperation({
  name: 'listVietnamRecent',
  summary: 'The Vietnamese lotteries that the member opened last, the latest first, at most 12',
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  who: 'token',
  encrypted: false,
  perMinute: 240,
  request: z.strictObject({ language }),
  response: lotteryMenus,
  errors: [],
});
