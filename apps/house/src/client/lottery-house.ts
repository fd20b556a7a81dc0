import {
  LOTTERY_API,
  lotteryTable,
  orderAnswer,
  ordersAnswer,
  resultsAnswer,
} from '@maidan/games/lottery/lottery-wire.ts';
import type { LotteryHouse } from '@maidan/games/screen-plug.ts';
import { ask } from './house-api.ts';

export const lotteryHouse = (token: string): LotteryHouse => ({
  table: () => ask(LOTTERY_API.table, lotteryTable, { token }),
  results: (before) => ask(`${LOTTERY_API.results}?before=${before}`, resultsAnswer, { token }),
  order: async (body) => (await ask(LOTTERY_API.order, orderAnswer, { token, body })).order,
  cancel: async (body) => (await ask(LOTTERY_API.cancel, orderAnswer, { token, body })).order,
  orders: async () => (await ask(LOTTERY_API.orders, ordersAnswer, { token })).orders,
});
