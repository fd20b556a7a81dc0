import * as z from 'zod/mini';
import { language } from '#language.ts';
import { lotteryMenus } from '#games/lottery/lottery-menu.ts';
import { defineOperation } from '#operation.ts';

export const listLotteryMenus = defineOperation({
  name: 'listLotteryMenus',
  summary: 'The titles of the lotteries, by kind; those of Vietnam have a menu of their own',
  method: 'GET',
  path: '/lgw/games/game_menus',
  who: 'token',
  encrypted: false,
  perMinute: 240,
  request: z.strictObject({ language }),
  response: lotteryMenus,
  errors: [],
});
