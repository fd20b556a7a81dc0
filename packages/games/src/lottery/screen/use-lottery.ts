import { parseMoney, type Money } from '@maidan/contract/money.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { problemOfFailure, problemOfWallet } from '#round-client/round-problem.ts';
import { promiseOf } from '#promised-chain.ts';
import { newOperationId } from '#screen-parts/numbers.ts';
import { PlayFailure, type GameHost } from '#screen-plug.ts';
import type { Lottery } from '#lottery/lotteries.ts';
import type { LotteryTable, OrderRequest, OwnOrder } from '#lottery/lottery-wire.ts';
import { closesBeforeMs, drawsAtMs } from '#lottery/schedule.ts';
import type { TicketLine } from '#lottery/ticket.ts';

export type LotteryProblem = ReturnType<typeof problemOfFailure> | 'TOO_LATE';
export type LotteryNews = { kind: 'bought'; tickets: number } | { kind: 'cancelled' };

export type LotteryState = {
  /** Null until the house has answered. */
  table: LotteryTable | null;
  /** Null until the house has answered. */
  orders: readonly OwnOrder[] | null;
  /** The house did not answer when it was read last. */
  isUnread: boolean;
  balance: Money | null;
  problem: LotteryProblem | null;
  news: LotteryNews | null;
  /** Its answer was lost, and the house does not list it: it is asked for again, as it was, before any other. */
  unsure: OrderRequest | null;
  busy: boolean;
  /** By the public value of each chain: its first hash as this page was told it first. */
  promises: ReadonlyMap<string, string>;
  /** What this page's clock must be set ahead by. */
  aheadMs: number;
};

const START: LotteryState = {
  table: null,
  orders: null,
  isUnread: false,
  balance: null,
  problem: null,
  news: null,
  unsure: null,
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

/**
 * The table of a lottery for as long as its screen is open: read when it is opened, and whenever something must have happened. `onIn` hears
 * what was bought, also where only the list of orders tells it.
 */
export function useLottery(host: GameHost, lottery: Lottery, onIn?: (lines: readonly TicketLine[]) => void) {
  const [state, setState] = useState(START);
  const open = useRef(true);
  /** The order that is on its way has its answer still to come. */
  const sending = useRef(false);
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
        isUnread: false,
        ...(before.problem === 'OFFLINE' ? { problem: null } : {}),
      }));
      const kept = sending.current ? null : keptOrder(host);
      const found = orders.find(({ operationId }) => operationId === kept?.operationId);
      if (kept && found) {
        host.remember(ORDER_KEY, null);
        change({ unsure: null, ...endOf(found) });
        if (isIn(found)) onIn?.(kept.lines);
      } else if (kept && drawsAtMs(kept.first) <= table.nowMs) {
        // It did not come in time, and cannot come any more.
        host.remember(ORDER_KEY, null);
        change({ unsure: null, problem: 'TOO_LATE' });
      } else change({ unsure: kept });
      return table;
    } catch (error) {
      change({ problem: problemOfFailure(error), isUnread: true });
      if (!sending.current) change({ unsure: keptOrder(host) });
      return null;
    }
  }, [host, change, onIn]);

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
    const isPaying = state.orders?.some(({ tickets }) =>
      tickets.some((ticket) => isUnsettled(ticket.state, drawsAtMs(ticket.minute) <= nowMs)),
    );
    if (!isPaying) return;
    const timer = setTimeout(() => void read(), PAID_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [state.orders, state.aheadMs, read]);

  const send = async (order: OrderRequest): Promise<void> => {
    sending.current = true;
    change({ busy: true, problem: null, news: null });
    host.remember(ORDER_KEY, JSON.stringify(order));
    try {
      const bought = await host.lottery.order(order);
      host.remember(ORDER_KEY, null);
      change({ unsure: null, ...endOf(bought) });
      if (isIn(bought)) onIn?.(order.lines);
    } catch (error) {
      // Nobody knows whether it arrived: the list of orders tells it, or else the same order is sent again by the next press.
      if (!isLost(error)) host.remember(ORDER_KEY, null);
      change({ unsure: keptOrder(host), problem: problemOf(error) });
    } finally {
      sending.current = false;
      await read();
      change({ busy: false });
    }
  };

  return {
    state,
    read,
    buy: (order: Omit<OrderRequest, 'operationId'>): Promise<void> =>
      send(keptOrder(host) ?? { ...order, operationId: newOperationId() }),
    /** What nobody knows about. */
    buyAgain: async (): Promise<void> => {
      const kept = keptOrder(host);
      await (kept ? send(kept) : read());
    },
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

/** Asked for, and not answered yet. */
function keptOrder(host: GameHost): OrderRequest | null {
  const kept = host.recall(ORDER_KEY);
  return kept === null ? null : (JSON.parse(kept) as OrderRequest);
}

/** What stands between may also say that it failed, when the house has the order. */
const isLost = (error: unknown): boolean =>
  !(error instanceof PlayFailure) || error.code === 'OFFLINE' || error.code === 'INTERNAL';

const isIn = ({ tickets }: OwnOrder): boolean =>
  tickets.some(({ state }) => state !== 'refused' && state !== 'rolled-back' && state !== 'undoing');

/** What the wallet has not answered yet is neither bought nor refused: the list of tickets says that it is asked. */
function endOf(order: OwnOrder): Partial<LotteryState> {
  if (!isIn(order)) return { problem: problemOfWallet(order.refusal) };
  return order.tickets.every(({ state }) => state !== 'bet-sent')
    ? { problem: null, news: { kind: 'bought', tickets: order.tickets.length } }
    : { problem: null };
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
