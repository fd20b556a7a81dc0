import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lotteryOf } from '#lottery/lotteries.ts';
import type { OwnOrder, OwnTicket } from '#lottery/lottery-wire.ts';
import type { GameHost } from '#screen-plug.ts';
import { useLottery, type LotteryDesk } from './use-lottery.ts';

const found = lotteryOf('lottery.five-1');
if (!found) throw new Error('no lottery');
const lottery = found;

const ID = '0f3c1d52-8a2b-4c6e-9d10-5e7f8a9b0c1d';
const FAR = 60_000_000;

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
    recall: () => null,
    remember: () => undefined,
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
