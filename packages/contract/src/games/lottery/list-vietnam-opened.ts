import { openedNumbersAnswer, openedNumbersRequest } from '#games/lottery/opened-numbers.ts';
import { defineOperation } from '#operation.ts';

export const listVietnamOpened = defineOperation({
  name: 'listVietnamOpened',
  summary: 'What the Vietnamese lotteries drew last: of each its last draw, or the last ten of one',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  who: 'token',
  encrypted: false,
  perMinute: 120,
  request: openedNumbersRequest,
  response: openedNumbersAnswer,
  errors: [],
});
