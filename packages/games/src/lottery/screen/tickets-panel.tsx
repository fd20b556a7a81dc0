import { parseMoney } from '@maidan/contract/money.ts';
import { useState } from 'react';
import type { OwnOrder, OwnTicket } from '#lottery/lottery-wire.ts';
import { closesBeforeMs, drawsAtMs } from '#lottery/schedule.ts';
import { fill, type ScreenTexts } from '#screen-parts/screen-texts.ts';
import { drawText, timeText, useNowMs } from './draw-head.tsx';
import { LineText, type Shared } from './line-text.tsx';
import { TicketQr } from './ticket-qr.tsx';
import type { LotteryDesk } from './use-lottery.ts';

/** What the player has bought, newest first, and what became of it. */
export function TicketsPanel({
  desk,
  texts,
  ...shared
}: Shared & { desk: LotteryDesk; texts: Pick<ScreenTexts, 'tryAgain'> }) {
  const { orders, isUnread } = desk.state;
  const { words } = shared;
  if (orders === null && isUnread)
    return (
      <div role="alert">
        <p className="gs-problem-text">{words.ticketsFailed}</p>
        <button type="button" className="lo-plain" onClick={() => void desk.read()}>
          {texts.tryAgain}
        </button>
      </div>
    );
  if (orders === null)
    return (
      <p className="gs-quiet" aria-busy="true">
        {words.ticketsLoading}
      </p>
    );
  if (orders.length === 0) return <p className="gs-quiet">{words.noTickets}</p>;
  return (
    <ul className="lo-orders">
      {orders.map((order) => (
        <Order key={order.id} order={order} desk={desk} {...shared} />
      ))}
    </ul>
  );
}

function Order({ order, desk, ...shared }: Shared & { order: OwnOrder; desk: LotteryDesk }) {
  const { lottery, words, language } = shared;
  const nowMs = useNowMs(desk.state.aheadMs);
  const [qr, setQr] = useState(false);
  const isOpen = ({ state, minute }: OwnTicket): boolean =>
    state === 'placed' && drawsAtMs(minute) - closesBeforeMs(lottery.schedule) > nowMs;
  const open = order.tickets.filter(isOpen);
  return (
    <li className="gs-card lo-order">
      <p className="gs-quiet">{timeText(Date.parse(order.placedAt), language, true)}</p>
      {order.lines.map((line, place) => (
        // oxlint-disable-next-line react/no-array-index-key
        <LineText key={place} line={line} {...shared} />
      ))}
      <ul className="lo-tickets">
        {order.tickets.map((ticket) => (
          <li key={ticket.id} data-state={ticket.state} data-won={isWon(ticket) || undefined}>
            <span className="lo-ticket-draw">{drawText(lottery, ticket.minute, language)}</span>
            <span className="lo-ticket-state">{ticketText(ticket, shared)}</span>
            {isOpen(ticket) && (
              <button
                type="button"
                className="lo-plain"
                aria-disabled={desk.state.busy}
                aria-label={`${words.cancel}: ${drawText(lottery, ticket.minute, language)}`}
                onClick={() => !desk.state.busy && void desk.cancel(order.id, ticket.id)}
              >
                {words.cancel}
              </button>
            )}
          </li>
        ))}
      </ul>
      <div className="lo-order-tools">
        <button type="button" className="lo-plain" aria-expanded={qr} onClick={() => setQr(!qr)}>
          {words.qr.show}
        </button>
        {open.length > 1 && (
          <button
            type="button"
            className="lo-plain"
            aria-disabled={desk.state.busy}
            onClick={() => !desk.state.busy && void desk.cancel(order.id, null)}
          >
            {words.cancelAll}
          </button>
        )}
      </div>
      {qr && <TicketQr order={order} {...shared} />}
    </li>
  );
}

export const isWon = ({ win }: OwnTicket): boolean => win !== null && parseMoney(win) > 0n;

export function ticketText(ticket: OwnTicket, { words, amountText }: Shared): string {
  if (isWon(ticket) && ticket.state === 'settled')
    return fill(words.states.won, { amount: amountText(parseMoney(ticket.win ?? '0.00')) });
  const state = words.states[ticket.state];
  return ticket.returnedFor === null ? state : `${state} · ${words.reasons[ticket.returnedFor]}`;
}
