import { openedNumbersAnswer, openedNumbersRequest } from '#games/lottery/opened-numbers.ts';
import { defineOperation } from '#operation.ts';

export const listOpenedNumbers = defineOperation({
  name: 'listOpenedNumbers',
  summary: 'What the lotteries drew last: of each its last draw, or the last ten of one',
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  who: 'token',
  encrypted: false,
  perMinute: 120,
  request: openedNumbersRequest,
  response: openedNumbersAnswer,
  errors: [],
});
