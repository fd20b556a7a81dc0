import * as z from 'zod/mini';
import { language } from '#language.ts';
import { lotteryMenus } from '#games/lottery/lottery-menu.ts';
import { defineOperation } from '#operation.ts';

export const listVietnamMenu = defineOperation({
  name: 'listVietnamMenu',
  summary: 'The titles of the Vietnamese lotteries',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  who: 'token',
  encrypted: false,
  perMinute: 240,
  request: z.strictObject({ language }),
  response: lotteryMenus,
  errors: [],
});
