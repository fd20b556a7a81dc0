import type { TimedWork } from '@maidan/timed-work/timed-work.ts';
import type { House } from '#house.ts';
import { addTo, purseOf } from '#own-wallet/own-wallet.store.ts';
import { rollBack, transactionIds, waitAfter, wireAmount } from '#rounds/round-wallet.ts';
import { sessionById, type StoredSession } from '#sessions/play-session.store.ts';
import { walletOf } from '#wallet-of.ts';
import {
  claimDueOrders,
  claimDueTickets,
  confirmOrder,
  endTicket,
  refuseOrder,
  returnOrder,
  ticketsOf,
  tryOrderLater,
  tryTicketLater,
  type DueTicket,
  type StoredOrder,
  type StoredTicket,
} from './ticket.store.ts';

const ORDERS_AT_ONCE = 32;
const TICKETS_AT_ONCE = 128;

const factsOf = ({ id }: { id: string }, { currency, gameCode }: StoredSession) => ({
  roundId: id,
  gameCode,
  currency,
});

/** One attempt at the stakes of an order, all or none (W13). What has no answer goes back in the end (W19). */
export async function attemptStakes(house: House, order: StoredOrder, session: StoredSession): Promise<void> {
  if (order.attempts > house.timing.batchAttempts) return returnOrder(house.db, order);
  const sent = (await ticketsOf(house.db, [order.id])).filter(({ state }) => state === 'bet-sent');
  if (sent.length === 0) return returnOrder(house.db, order);
  const reply = await walletOf(house, session).call('batch', {
    token: session.launchToken,
    transactions: sent.map((ticket) => ({
      kind: 'bet' as const,
      transactionId: transactionIds(ticket.id).bet,
      amount: wireAmount(ticket.stake),
      roundClosed: false,
      ...factsOf(ticket, session),
    })),
  });
  if (reply?.status === 'OK') return confirmOrder(house.db, order);
  if (reply && order.attempts === 1) return refuse(house, order, session, reply.status);
  if (reply) return returnOrder(house.db, order);
  await tryOrderLater(house.db, order, waitAfter(house, order.attempts));
}

async function refuse(
  house: House,
  order: StoredOrder,
  session: StoredSession,
  status: NonNullable<StoredOrder['refusal']>,
): Promise<void> {
  const purse = purseOf(session);
  await house.db.transaction(async (tx) => {
    const refused = await refuseOrder(tx, order, status);
    if (purse !== null && refused > 0) await addTo(tx, purse, BigInt(order.stake) * BigInt(refused));
  });
}

/** One attempt at what a ticket asks of the wallet now: its stake back, or what it has won, also when that is nothing. */
export async function attemptTicket(
  house: House,
  ticket: StoredTicket,
  session: StoredSession,
): Promise<void> {
  const ended =
    ticket.state === 'undoing' ? await undo(house, ticket, session) : await pay(house, ticket, session);
  if (!ended) await tryTicketLater(house.db, ticket, waitAfter(house, Math.max(ticket.attempts, 1)));
}

async function undo(house: House, ticket: StoredTicket, session: StoredSession): Promise<boolean> {
  const undone = await rollBack(house, ticket, session, transactionIds(ticket.id));
  if (undone?.outcome === 'settled')
    house.log.error({ ticketId: ticket.id }, 'a stake that is to go back was settled by somebody else');
  if (undone?.outcome !== 'undone') return false;
  return end(house, ticket, session, 'rolled-back');
}

async function pay(house: House, ticket: StoredTicket, session: StoredSession): Promise<boolean> {
  const ids = transactionIds(ticket.id);
  const reply = await walletOf(house, session).batchAlong({
    token: session.launchToken,
    transactions: [
      {
        kind: 'win',
        transactionId: ids.win,
        betTransactionId: ids.bet,
        amount: wireAmount(ticket.win ?? '0'),
        roundClosed: true,
        ...factsOf(ticket, session),
      },
    ],
  });
  if (reply?.status === 'OK') return end(house, ticket, session, 'settled');
  if (reply) house.log.error({ ticketId: ticket.id, status: reply.status }, 'win not accepted');
  return false;
}

/** Ends a ticket once; what was staked from a purse here comes back to it as the win, or as the stake. */
async function end(
  house: House,
  ticket: StoredTicket,
  session: StoredSession,
  state: 'settled' | 'rolled-back',
): Promise<boolean> {
  const purse = purseOf(session);
  if (purse === null) await endTicket(house.db, ticket, state);
  else
    await house.db.transaction(async (tx) => {
      const comesBack = BigInt(state === 'settled' ? (ticket.win ?? 0) : ticket.stake);
      if (await endTicket(tx, ticket, state)) await addTo(tx, purse, comesBack);
    });
  return true;
}

async function withSession(
  house: House,
  sessionId: string,
  act: (session: StoredSession) => Promise<void>,
): Promise<void> {
  try {
    const session = await sessionById(house.db, sessionId);
    if (!session) throw new Error('an order without its session');
    await act(session);
  } catch (error) {
    house.log.error(
      { sessionId, error: error instanceof Error ? error.message : 'unknown' },
      'money of a lottery was not moved',
    );
  }
}

export async function settleDueOrders(house: House): Promise<number> {
  const due = await claimDueOrders(house.db, ORDERS_AT_ONCE, house.timing.leaseMs);
  await Promise.all(
    due.map((order) =>
      withSession(house, order.sessionId, (session) => attemptStakes(house, order, session)),
    ),
  );
  return due.length;
}

/** Many at a time: they are of many players, and the platform takes what comes together as one. */
export async function settleDueTickets(house: House): Promise<number> {
  const due = await claimDueTickets(house.db, TICKETS_AT_ONCE, house.timing.leaseMs);
  await Promise.all(
    due.map((ticket: DueTicket) =>
      withSession(house, ticket.sessionId, (session) => attemptTicket(house, ticket, session)),
    ),
  );
  return due.length;
}

export const settleDueOrdersWork: TimedWork<House> = {
  name: 'stakes of lotteries',
  everyMs: 1_000,
  atMost: ORDERS_AT_ONCE,
  run: settleDueOrders,
};
export const settleDueTicketsWork: TimedWork<House> = {
  name: 'tickets of lotteries',
  everyMs: 500,
  atMost: TICKETS_AT_ONCE,
  run: settleDueTickets,
};
