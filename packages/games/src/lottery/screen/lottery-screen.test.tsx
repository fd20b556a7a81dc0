import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OrderRequest, OwnOrder, OwnTicket } from '#lottery/lottery-wire.ts';
import { lotteryOf } from '#lottery/lotteries.ts';
import { loadLotteryTexts } from '#lottery/lottery-texts.ts';
import { drawsFrom } from '#lottery/schedule.ts';
import { readLine, TICKET } from '#lottery/ticket.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import { fakeHost } from '#testing/fake-host.ts';
import { openLottery } from './lottery-screen.tsx';

const words = await loadLotteryTexts('en');
const lottery = lotteryOf('lottery.five-1');
if (!lottery) throw new Error('no lottery');
const found = lottery;

type Cancel = { orderId: string; ticketId: string | null };

/** A house that sells whatever it is asked for, and gives all back that it is asked for. */
async function open() {
  const sold: OrderRequest[] = [];
  const cancelled: Cancel[] = [];
  let orders: OwnOrder[] = [];
  const coming = drawsFrom(found.schedule, Math.floor(Date.now() / 60_000) + 2, 5);
  const { host } = fakeHost([], {});
  const desk: typeof host.lottery = {
    ...host.lottery,
    table: async () => ({ nowMs: Date.now(), coming, chain: null, results: [], openTickets: 0 }),
    orders: async () => orders,
    order: async (asked) => {
      sold.push(asked);
      const minutes = drawsFrom(found.schedule, asked.first, asked.draws);
      const order: OwnOrder = {
        id: crypto.randomUUID(),
        operationId: asked.operationId,
        lines: asked.lines,
        stake: '1.00',
        stopsOnWin: asked.stopsOnWin,
        refusal: null,
        placedAt: '2026-11-18T11:30:00.000Z',
        tickets: minutes.map((minute): OwnTicket => ({
          id: crypto.randomUUID(),
          minute,
          state: 'placed',
          win: null,
          returnedFor: null,
        })),
      };
      orders = [order, ...orders];
      return order;
    },
    cancel: async (asked) => {
      cancelled.push(asked);
      orders = orders.map((order) => ({
        ...order,
        tickets: order.tickets.map((ticket) =>
          order.id === asked.orderId && (asked.ticketId === null || asked.ticketId === ticket.id)
            ? { ...ticket, state: 'rolled-back', returnedFor: 'cancelled' }
            : ticket,
        ),
      }));
      const order = orders.find(({ id }) => id === asked.orderId);
      if (!order) throw new Error('no such order');
      return order;
    },
  };
  const opened = await openLottery('en', 'five-1');
  if (!opened) throw new Error('no screen');
  await act(async () => void render(<opened.Screen host={{ ...host, lottery: desk }} />));
  const aside = within(screen.getByRole('complementary'));
  return { aside, sold, cancelled, coming };
}

const press = (name: string | RegExp, place: Pick<typeof screen, 'getByRole'> = screen) =>
  fireEvent.click(place.getByRole('button', { name }));
const lines = (place: Pick<typeof screen, 'queryAllByRole'>) =>
  place.queryAllByRole('button', { name: /^Remove / });

test('[LOT-01] what is no bet yet is not put on the slip, and an empty slip buys nothing', async () => {
  const { aside, sold } = await open();
  expect(aside.getByText(words.slipEmpty)).toBeTruthy();
  press(new RegExp(`^${words.add}`));
  expect(lines(aside)).toEqual([]);
  expect(aside.queryByRole('button', { name: /^Buy/ })).toBeNull();
  expect(sold).toEqual([]);
});

test('[LOT-01] a quick pick chooses a smallest bet that counts, each time anew; it goes to the slip, off it again, and is bought as it stands there', async () => {
  const { aside, sold, coming } = await open();
  const chosen = new Set<string>();
  for (let pick = 0; pick < 12; pick += 1) {
    press(words.quick);
    const pressed = screen
      .getAllByRole('button', { pressed: true })
      .filter(({ className }) => className === 'lo-key');
    expect(pressed).toHaveLength(1);
    chosen.add(`${pressed[0]?.closest('fieldset')?.textContent} ${pressed[0]?.textContent}`);
    if (pick < 3) press(new RegExp(`^${words.add}`));
  }
  expect(chosen.size).toBeGreaterThan(3);
  expect(lines(aside)).toHaveLength(3);
  press(fill(words.remove, { what: '2' }), aside);
  expect(lines(aside)).toHaveLength(2);
  press('Buy for ৳2.00', aside);
  await waitFor(() => expect(sold).toHaveLength(1));
  expect(sold[0]).toMatchObject({ first: coming[0], draws: 1, stopsOnWin: false });
  for (const line of sold[0]?.lines ?? []) expect(readLine(found, line).bets).toBe(1);
  // What was bought is off the slip.
  await waitFor(() => expect(aside.getByText(words.slipEmpty)).toBeTruthy());
});

test('[LOT-01] a slip holds no more lines than a ticket', async () => {
  const { aside } = await open();
  for (let line = 0; line < TICKET.mostLines + 2; line += 1) {
    press(words.quick);
    press(new RegExp(`^${words.add}`));
  }
  expect(lines(aside)).toHaveLength(TICKET.mostLines);
  expect(screen.getByText(fill(words.slipFull, { count: String(TICKET.mostLines) }))).toBeTruthy();
});

test.each([true, false])(
  '[LOT-01] an order over several draws says whether it stops when it wins: %s',
  async (stopsOnWin) => {
    const { aside, sold, coming } = await open();
    press(words.quick);
    press(new RegExp(`^${words.add}`));
    expect(aside.queryByRole('checkbox', { name: words.stop })).toBeNull();
    press(words.moreDraws, aside);
    press(words.moreDraws, aside);
    const stop = aside.getByRole<HTMLInputElement>('checkbox', { name: words.stop });
    expect(stop.checked).toBe(true);
    expect(aside.getByText(words.stopNote)).toBeTruthy();
    if (!stopsOnWin) fireEvent.click(stop);
    press('Buy for ৳3.00', aside);
    await waitFor(() => expect(sold).toHaveLength(1));
    expect(sold[0]).toMatchObject({ first: coming[0], draws: 3, stopsOnWin });
  },
);

test('[LOT-01] "take back all" asks once for every draw that is left, and says of each that it is back', async () => {
  const { aside, cancelled } = await open();
  press(words.quick);
  press(new RegExp(`^${words.add}`));
  press(words.moreDraws, aside);
  press(words.moreDraws, aside);
  press(/^Buy for/, aside);
  await waitFor(() => expect(aside.getAllByText(words.states.placed)).toHaveLength(3));
  press(words.cancelAll, aside);
  const back = `${words.states['rolled-back']} · ${words.reasons.cancelled}`;
  await waitFor(() => expect(aside.getAllByText(back)).toHaveLength(3));
  expect(cancelled).toEqual([{ orderId: expect.any(String), ticketId: null }]);
  expect(aside.queryByRole('button', { name: words.cancelAll })).toBeNull();
  expect(screen.getAllByText(words.cancelled).length).toBeGreaterThan(0);
});
