import {
  cancelRequest,
  LOTTERY_API,
  lotteryTable,
  orderAnswer,
  orderRequest,
  ordersAnswer,
  resultsAnswer,
  resultsQuery,
  type LotteryResult,
  type OwnOrder,
} from '@maidan/games/lottery/lottery-wire.ts';
import { lotteryOf, type Lottery } from '@maidan/games/lottery/lotteries.ts';
import { closesBeforeMs, drawsAtMs, drawsFrom, drawsUpTo } from '@maidan/games/lottery/schedule.ts';
import { TICKET } from '@maidan/games/lottery/ticket.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { House } from '#house.ts';
import { wireAmount } from '#rounds/round-wallet.ts';
import { PlayRefusal } from '#sessions/play-refusal.ts';
import type { StoredSession } from '#sessions/play-session.store.ts';
import { sessionFrom } from '#sessions/play-session.ts';
import { drawnIn, saltedChains } from './draw.ts';
import { lotteryNow } from './minute-chain.store.ts';
import { covers, readyChains, type SaltedChain } from './minute-chain.ts';
import { cancelOrder, MOST_MINUTES_AHEAD, placeOrder } from './order.ts';
import { openTickets, ordersOf, ticketsOf, type StoredOrder } from './ticket.store.ts';

const LAST_RESULTS = 30;
const RESULTS_OF_A_PAGE = 50;
const LAST_ORDERS = 30;

type Seated = { session: StoredSession; lottery: Lottery };

/** The calls of the page of a lottery. */
export function mountDraws(app: FastifyInstance, house: House): void {
  const seat = async (request: FastifyRequest): Promise<Seated> => {
    const session = await sessionFrom(house.db, request.headers.authorization);
    const lottery = lotteryOf(session.gameCode);
    if (!lottery) throw new PlayRefusal('NOT_FOUND');
    return { session, lottery };
  };

  app.get(LOTTERY_API.table, async (request) => {
    const { session, lottery } = await seat(request);
    return lotteryTable.parse(await tableOf(house, lottery, session));
  });
  app.get(LOTTERY_API.results, async (request) => {
    const { lottery } = await seat(request);
    const { before } = parse(resultsQuery, request.query);
    const [chains, nowMs] = await Promise.all([saltedChains(house), lotteryNow(house.db)]);
    const until = Math.min(before - 1, Math.floor(nowMs / 60_000));
    const results = await resultsUpTo(chains, lottery, until, RESULTS_OF_A_PAGE);
    const last = results.length < RESULTS_OF_A_PAGE ? null : (results.at(-1)?.minute ?? null);
    return resultsAnswer.parse({ results, before: last });
  });
  app.post(LOTTERY_API.order, async (request) => {
    const { session, lottery } = await seat(request);
    return answerOf(house, await placeOrder(house, session, lottery, parse(orderRequest, request.body)));
  });
  app.post(LOTTERY_API.cancel, async (request) => {
    const { session, lottery } = await seat(request);
    return answerOf(house, await cancelOrder(house, session, lottery, parse(cancelRequest, request.body)));
  });
  app.get(LOTTERY_API.orders, async (request) => {
    const { session, lottery } = await seat(request);
    const orders = await ordersOf(house.db, session.playerId, lottery.code, LAST_ORDERS);
    return ordersAnswer.parse({ orders: await present(house, orders) });
  });
}

async function tableOf(house: House, lottery: Lottery, session: StoredSession) {
  let chains = await saltedChains(house);
  if (chains.length === 0) chains = await readyChains(house);
  const [nowMs, open] = await Promise.all([
    lotteryNow(house.db),
    openTickets(house.db, session.playerId, lottery.code),
  ]);
  const nowMinute = Math.floor(nowMs / 60_000);
  const closes = closesBeforeMs(lottery.schedule);
  const coming = drawsFrom(lottery.schedule, nowMinute + 1, TICKET.mostDraws + 1).filter(
    (minute) =>
      drawsAtMs(minute) - closes > nowMs &&
      minute <= nowMinute + MOST_MINUTES_AHEAD &&
      chains.some((chain) => covers(chain, minute)),
  );
  const chain = chains.find((one) => covers(one, nowMinute + 1));
  return {
    nowMs,
    coming,
    chain: chain ?? null,
    results: await resultsUpTo(chains, lottery, nowMinute, LAST_RESULTS),
    openTickets: open,
  };
}

/** The last draws up to a minute that has come, newest first. */
async function resultsUpTo(
  chains: readonly SaltedChain[],
  lottery: Lottery,
  minute: number,
  limit: number,
): Promise<LotteryResult[]> {
  const drawn = await Promise.all(
    drawsUpTo(lottery.schedule, minute, limit).map((each) => drawnIn(chains, lottery, each)),
  );
  return drawn.filter((each) => each !== undefined);
}

const answerOf = async (house: House, order: StoredOrder) =>
  orderAnswer.parse({ order: (await present(house, [order]))[0] });

async function present(house: House, orders: readonly StoredOrder[]): Promise<OwnOrder[]> {
  const tickets = await ticketsOf(
    house.db,
    orders.map(({ id }) => id),
  );
  return orders.map(({ id, operationId, bet, stake, stopsOnWin, refusal, createdAt }) => ({
    id,
    operationId,
    lines: bet.lines,
    stake: wireAmount(stake),
    stopsOnWin,
    refusal,
    placedAt: createdAt.toISOString(),
    tickets: tickets
      .filter(({ orderId }) => orderId === id)
      .map(({ win, ...ticket }) => ({ ...ticket, win: win === null ? null : wireAmount(win) })),
  }));
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new PlayRefusal('BAD_REQUEST');
  return parsed.data;
}
