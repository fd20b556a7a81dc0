import { parseMoney, type Money } from '@maidan/contract/money.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { problemOfFailure, problemOfWallet } from '#round-client/round-problem.ts';
import { promiseOf } from '#promised-chain.ts';
import { newOperationId } from '#screen-parts/numbers.ts';
import { PlayFailure, type GameHost } from '#screen-plug.ts';
import type { Lottery } from '#lottery/lotteries.ts';
import type { LotteryTable, OrderRequest, OwnOrder } from '#lottery/lottery-wire.ts';
import { closesBeforeMs, drawsAtMs } from '#lottery/schedule.ts';

export type LotteryProblem = ReturnType<typeof problemOfFailure> | 'TOO_LATE';
export type LotteryNews = { kind: 'bought'; tickets: number } | { kind: 'cancelled' };

export type LotteryState = {
  /** Null until the house has answered. */
  table: LotteryTable | null;
  orders: readonly OwnOrder[];
  balance: Money | null;
  problem: LotteryProblem | null;
  news: LotteryNews | null;
  busy: boolean;
  /** By the public value of each chain: its first hash as this page was told it first. */
  promises: ReadonlyMap<string, string>;
  /** What this page's clock must be set ahead by. */
  aheadMs: number;
};

const START: LotteryState = {
  table: null,
  orders: [],
  balance: null,
  problem: null,
  news: null,
  busy: false,
  promises: new Map(),
  aheadMs: 0,
};
/** A little after the draw: then the house has it. */
const AFTER_DRAW_MS = 400;
const AGAIN_MS = 5_000;
const LONGEST_MS = 10 * 60_000;
/** Tickets that were drawn are paid within moments. */
const PAID_WITHIN_MS = 2_000;
const ORDER_KEY = 'order';

export type LotteryDesk = ReturnType<typeof useLottery>;

/** The table of a lottery for as long as its screen is open: read when it is opened, and whenever something must have happened. */
export function useLottery(host: GameHost, lottery: Lottery) {
  const [state, setState] = useState(START);
  const open = useRef(true);
  const change = useCallback((part: Partial<LotteryState>) => {
    if (open.current) setState((before) => ({ ...before, ...part }));
  }, []);

  const read = useCallback(async () => {
    try {
      const [table, orders, { balance }] = await Promise.all([
        host.lottery.table(),
        host.lottery.orders(),
        host.state(),
      ]);
      setState((before) => ({
        ...before,
        table,
        promises: promisesOf(host, table),
        orders,
        balance: parseMoney(balance),
        aheadMs: table.nowMs - Date.now(),
        ...(before.problem === 'OFFLINE' ? { problem: null } : {}),
      }));
      return table;
    } catch (error) {
      change({ problem: problemOfFailure(error) });
      return null;
    }
  }, [host, change]);

  useEffect(() => {
    open.current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = async () => {
      const table = await read();
      if (open.current) timer = setTimeout(() => void again(), waitAfter(table, lottery));
    };
    void again();
    const now = () => {
      clearTimeout(timer);
      void again();
    };
    addEventListener('online', now);
    return () => {
      open.current = false;
      clearTimeout(timer);
      removeEventListener('online', now);
    };
  }, [read, lottery]);

  // What was drawn is on its way to the balance.
  useEffect(() => {
    const nowMs = Date.now() + state.aheadMs;
    const isPaying = state.orders.some(({ tickets }) =>
      tickets.some((ticket) => isUnsettled(ticket.state, drawsAtMs(ticket.minute) <= nowMs)),
    );
    if (!isPaying) return;
    const timer = setTimeout(() => void read(), PAID_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [state.orders, state.aheadMs, read]);

  const send = async (order: OrderRequest): Promise<boolean> => {
    change({ busy: true, problem: null, news: null });
    host.remember(ORDER_KEY, JSON.stringify(order));
    try {
      const bought = await host.lottery.order(order);
      host.remember(ORDER_KEY, null);
      const isIn = bought.tickets.some(({ state: each }) => each === 'placed' || each === 'bet-sent');
      // What the wallet has not answered yet is neither bought nor refused: the list of tickets says that it is asked.
      if (!isIn) change({ problem: problemOfWallet(bought.refusal) });
      else if (bought.tickets.every(({ state: each }) => each !== 'bet-sent'))
        change({ news: { kind: 'bought', tickets: bought.tickets.length } });
      return isIn;
    } catch (error) {
      // Nobody knows whether it arrived: the same order is sent again by the next press.
      if (!(error instanceof PlayFailure && error.code === 'OFFLINE')) host.remember(ORDER_KEY, null);
      change({ problem: problemOf(error) });
      return false;
    } finally {
      await read();
      change({ busy: false });
    }
  };

  return {
    state,
    read,
    buy: (order: Omit<OrderRequest, 'operationId'>): Promise<boolean> =>
      send({ ...order, operationId: keptOperation(host, order) ?? newOperationId() }),
    cancel: async (orderId: string, ticketId: string | null): Promise<void> => {
      change({ busy: true, problem: null, news: null });
      try {
        const { tickets } = await host.lottery.cancel({ orderId, ticketId });
        const isBack = tickets.every(({ state: each }) => each !== 'undoing');
        if (isBack) change({ news: { kind: 'cancelled' } });
      } catch (error) {
        change({ problem: problemOf(error) });
      } finally {
        await read();
        change({ busy: false });
      }
    },
    dismiss: () => change({ problem: null, news: null }),
  };
}

const problemOf = (error: unknown): LotteryProblem =>
  error instanceof PlayFailure && error.code === 'TOO_LATE' ? 'TOO_LATE' : problemOfFailure(error);

const isUnsettled = (state: string, isDrawn: boolean): boolean =>
  state === 'win-sent' || state === 'undoing' || state === 'bet-sent' || (state === 'placed' && isDrawn);

const promisesOf = (host: GameHost, { chain, results }: LotteryTable): ReadonlyMap<string, string> =>
  new Map(
    [...(chain ? [chain] : []), ...results].map(({ salt, commitment }) => [
      salt,
      promiseOf(host, { salt, first: commitment }),
    ]),
  );

/** Of the same order, whose answer was lost. */
function keptOperation(host: GameHost, order: Omit<OrderRequest, 'operationId'>): string | null {
  const kept = host.recall(ORDER_KEY);
  if (kept === null) return null;
  const { operationId, ...rest } = JSON.parse(kept) as OrderRequest;
  return JSON.stringify(rest) === JSON.stringify(order) ? operationId : null;
}

/** Until sales close, then until the draw. */
function waitAfter(table: LotteryTable | null, lottery: Lottery): number {
  const [next] = table?.coming ?? [];
  if (!table || next === undefined) return AGAIN_MS;
  const step = 'every' in lottery.schedule ? lottery.schedule.every : null;
  // While sales of a draw are closed, the next one on sale is the one after it.
  const closing = drawsAtMs(next) - closesBeforeMs(lottery.schedule) - table.nowMs;
  const drawing = step === null ? Infinity : drawsAtMs(next - step) - table.nowMs;
  const wait = drawing > 0 ? Math.min(drawing, closing) : closing;
  return Math.min(Math.max(wait, 0) + AFTER_DRAW_MS, LONGEST_MS);
}
