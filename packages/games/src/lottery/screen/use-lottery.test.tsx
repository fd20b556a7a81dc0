import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lotteryOf } from '#lottery/lotteries.ts';
import type { OrderRequest, OwnOrder, OwnTicket } from '#lottery/lottery-wire.ts';
import { PlayFailure, type GameHost } from '#screen-plug.ts';
import { useLottery, type LotteryDesk } from './use-lottery.ts';

const found = lotteryOf('lottery.five-1');
if (!found) throw new Error('no lottery');
const lottery = found;

const ID = '0f3c1d52-8a2b-4c6e-9d10-5e7f8a9b0c1d';
const FAR = 60_000_000;

/** What a page keeps through a reload. */
function notes(): Pick<GameHost, 'recall' | 'remember'> {
  const kept = new Map<string, string>();
  return {
    recall: (key) => kept.get(key) ?? null,
    remember: (key, value) => void (value === null ? kept.delete(key) : kept.set(key, value)),
  };
}

/** A house that answers everything with one order in this state. */
async function deskOf(state: OwnTicket['state']): Promise<() => LotteryDesk> {
  const order: OwnOrder = {
    id: ID,
    operationId: ID,
    lines: [],
    stake: '1.00',
    stopsOnWin: false,
    refusal: null,
    placedAt: '2026-03-01T11:30:00.000Z',
    tickets: [{ id: ID, minute: FAR, state, win: null, returnedFor: null }],
  };
  const host = {
    state: () => Promise.resolve({ balance: '10.00' }),
    ...notes(),
    lottery: {
      table: () =>
        Promise.resolve({ nowMs: Date.now(), coming: [FAR], chain: null, results: [], openTickets: 0 }),
      orders: () => Promise.resolve([order]),
      order: () => Promise.resolve(order),
      cancel: () => Promise.resolve(order),
    },
  } as unknown as GameHost;
  const { result } = await act(async () => renderHook(() => useLottery(host, lottery)));
  return () => result.current;
}
const BET = { lines: [], first: FAR, draws: 1, stopsOnWin: false };

test.each([
  ['placed', { kind: 'bought', tickets: 1 }],
  ['bet-sent', null],
] as const)(
  '[LOT-01] an order that is %s is called bought only when the wallet has taken it',
  async (state, news) => {
    const desk = await deskOf(state);
    await act(() => desk().buy(BET));
    expect(desk().state).toMatchObject({ news, problem: null });
  },
);

test.each([
  ['rolled-back', { kind: 'cancelled' }],
  ['undoing', null],
] as const)('[LOT-01] a stake that is %s is called back only when it is', async (state, news) => {
  const desk = await deskOf(state);
  await act(() => desk().cancel(ID, ID));
  expect(desk().state).toMatchObject({ news, problem: null });
});

/** A house whose answers to orders are lost as often as it is told, whether or not the order arrived. */
async function losing(answers: ('arrived' | 'lost' | 'bought')[]) {
  const house: { asked: OrderRequest[]; orders: OwnOrder[]; coming: number; isAway: boolean } = {
    asked: [],
    orders: [],
    coming: FAR,
    isAway: false,
  };
  const bought: unknown[] = [];
  const host = {
    state: () => Promise.resolve({ balance: '10.00' }),
    ...notes(),
    lottery: {
      table: async () => {
        if (house.isAway) throw new PlayFailure('OFFLINE');
        return { nowMs: Date.now(), coming: [house.coming], chain: null, results: [], openTickets: 0 };
      },
      orders: () => Promise.resolve([...house.orders]),
      order: async (order: OrderRequest) => {
        house.asked.push(order);
        const answer = answers.shift();
        const tickets: OwnTicket[] = [
          { id: ID, minute: order.first, state: 'placed', win: null, returnedFor: null },
        ];
        const kept: OwnOrder = {
          id: ID,
          operationId: order.operationId,
          lines: order.lines,
          stake: '1.00',
          stopsOnWin: false,
          refusal: null,
          placedAt: '2026-03-01T11:30:00.000Z',
          tickets,
        };
        if (answer !== 'lost') house.orders.push(kept);
        if (answer !== 'bought') throw new PlayFailure('OFFLINE');
        return kept;
      },
    },
  } as unknown as GameHost;
  const onIn = (lines: unknown) => void bought.push(lines);
  const open = async () => (await act(async () => renderHook(() => useLottery(host, lottery, onIn)))).result;
  return { house, bought, open };
}
const LINE = { play: 'sides', picks: [['1']], unit: '1.00' } as unknown as OrderRequest['lines'][number];
const ORDER = { ...BET, lines: [LINE] };

test('[LOT-01] an order whose answer was lost is bought when the house lists it, and not asked for again', async () => {
  const { house, bought, open } = await losing(['arrived', 'bought']);
  const desk = await open();
  await act(() => desk.current.buy(ORDER));
  expect(desk.current.state).toMatchObject({
    news: { kind: 'bought', tickets: 1 },
    problem: null,
    unsure: null,
  });
  expect(bought).toEqual([[LINE]]);
  await act(() => desk.current.buy({ ...ORDER, first: FAR + 1 }));
  expect(new Set(house.asked.map(({ operationId }) => operationId)).size).toBe(2);
});

test('[LOT-01] an order that the house does not list is asked for again as it was, before any other and also after a reload', async () => {
  const { house, bought, open } = await losing(['lost', 'lost', 'bought']);
  const desk = await open();
  await act(() => desk.current.buy(ORDER));
  expect(desk.current.state.unsure).toMatchObject(ORDER);
  house.coming = FAR + 1;
  await act(() => desk.current.buy({ ...ORDER, first: FAR + 1, draws: 2 }));
  const reloaded = await open();
  expect(reloaded.current.state.unsure).toMatchObject(ORDER);
  expect(bought).toEqual([]);
  await act(() => reloaded.current.buyAgain());
  expect(house.asked).toEqual([house.asked[0], house.asked[0], house.asked[0]]);
  expect(reloaded.current.state).toMatchObject({ news: { kind: 'bought', tickets: 1 }, unsure: null });
  expect(bought).toEqual([[LINE]]);
});

test('[LOT-01] an order that did not come before its draw is given up', async () => {
  const { open } = await losing(['lost']);
  const desk = await open();
  await act(() => desk.current.buy({ ...ORDER, first: 1 }));
  expect(desk.current.state).toMatchObject({ unsure: null, problem: 'TOO_LATE' });
});

test('[LOT-03] orders are unknown, not none, until the house has told them', async () => {
  const { house, open } = await losing([]);
  house.isAway = true;
  const desk = await open();
  expect(desk.current.state).toMatchObject({ orders: null, isUnread: true });
  house.isAway = false;
  await act(async () => void (await desk.current.read()));
  expect(desk.current.state).toMatchObject({ orders: [], isUnread: false });
});
