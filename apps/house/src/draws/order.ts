import { randomUUID } from 'node:crypto';
import type { Lottery } from '@maidan/games/lottery/lotteries.ts';
import type { CancelRequest, OrderRequest } from '@maidan/games/lottery/lottery-wire.ts';
import { closesBeforeMs, drawsFrom, isDrawMinute } from '@maidan/games/lottery/schedule.ts';
import { NoBet, sellTicket, stakeOfTicket, type TicketBet } from '@maidan/games/lottery/ticket.ts';
import type { House } from '#house.ts';
import { purseOf, takeFrom } from '#own-wallet/own-wallet.store.ts';
import { PlayRefusal } from '#sessions/play-refusal.ts';
import { sessionById, type StoredSession } from '#sessions/play-session.store.ts';
import { saltedChains } from './draw.ts';
import { covers } from './minute-chain.ts';
import { lotteryNow } from './minute-chain.store.ts';
import {
  cancelTickets,
  insertOrder,
  orderById,
  orderOfOperation,
  ticketsOf,
  type StoredOrder,
} from './ticket.store.ts';
import { attemptStakes, attemptTicket } from './ticket-money.ts';

/** W23: a round is not left open for longer. */
export const MOST_MINUTES_AHEAD = 30 * 1_440;
const UNIQUE_VIOLATION = '23505';

class ShortPurse extends Error {}

/** The same operation asked again is the same order. It is written before the wallet hears of it. */
export async function placeOrder(
  house: House,
  session: StoredSession,
  lottery: Lottery,
  asked: OrderRequest,
): Promise<StoredOrder> {
  const bet: TicketBet = { lines: asked.lines };
  const stake = stakeOf(lottery, bet);
  const known = await orderOfOperation(house.db, session.playerId, asked.operationId);
  if (known) return sameOrder(house, lottery, known, asked);
  const minutes = await minutesOf(house, lottery, asked);
  const order = await insert(house, session, {
    id: randomUUID(),
    sessionId: session.id,
    playerId: session.playerId,
    lottery: lottery.code,
    operationId: asked.operationId,
    bet: sellTicket(lottery, bet),
    stake: stake.toString(),
    stopsOnWin: asked.stopsOnWin,
    tickets: minutes.map((minute) => ({ id: randomUUID(), minute })),
    closesBeforeMs: closesBeforeMs(lottery.schedule),
  });
  if (order === 'known') {
    const other = await orderOfOperation(house.db, session.playerId, asked.operationId);
    if (other) return sameOrder(house, lottery, other, asked);
    throw new PlayRefusal('OPERATION_CONFLICT');
  }
  await attemptStakes(house, order, session);
  return (await orderById(house.db, order.id)) ?? order;
}

function stakeOf(lottery: Lottery, bet: TicketBet): bigint {
  try {
    return stakeOfTicket(lottery, bet);
  } catch (error) {
    if (error instanceof NoBet) throw new PlayRefusal('BAD_REQUEST');
    throw error;
  }
}

async function sameOrder(
  house: House,
  lottery: Lottery,
  known: StoredOrder,
  asked: OrderRequest,
): Promise<StoredOrder> {
  const tickets = await ticketsOf(house.db, [known.id]);
  const same =
    known.lottery === lottery.code &&
    JSON.stringify(plain(known.bet)) === JSON.stringify(plain({ lines: asked.lines })) &&
    tickets[0]?.minute === asked.first &&
    tickets.length === asked.draws &&
    known.stopsOnWin === asked.stopsOnWin;
  if (!same) throw new PlayRefusal('OPERATION_CONFLICT');
  return known;
}

/** A database puts keys in an order of its own. */
const plain = ({ lines }: TicketBet) => lines.map(({ play, picks, unit }) => [play, picks, unit]);

async function minutesOf(house: House, lottery: Lottery, { first, draws }: OrderRequest): Promise<number[]> {
  if (!isDrawMinute(lottery.schedule, first)) throw new PlayRefusal('BAD_REQUEST');
  const minutes = drawsFrom(lottery.schedule, first, draws);
  const last = minutes.at(-1) ?? first;
  const [chains, nowMs] = await Promise.all([saltedChains(house), lotteryNow(house.db)]);
  if (last > nowMs / 60_000 + MOST_MINUTES_AHEAD) throw new PlayRefusal('BAD_REQUEST');
  if (!minutes.every((minute) => chains.some((chain) => covers(chain, minute))))
    throw new PlayRefusal('BAD_REQUEST');
  return minutes;
}

type New = Parameters<typeof insertOrder>[1] & { closesBeforeMs: number };

async function insert(
  house: House,
  session: StoredSession,
  { closesBeforeMs: closes, ...order }: New,
): Promise<StoredOrder | 'known'> {
  const purse = purseOf(session);
  try {
    const placed = await house.db.transaction(async (tx) => {
      const row = await insertOrder(tx, order, { closesBeforeMs: closes, leaseMs: house.timing.leaseMs });
      const whole = BigInt(order.stake) * BigInt(order.tickets.length);
      if (row && purse !== null && !(await takeFrom(tx, purse, whole))) throw new ShortPurse();
      return row;
    });
    if (!placed) throw new PlayRefusal('TOO_LATE');
    return placed;
  } catch (error) {
    if (error instanceof ShortPurse) throw new PlayRefusal('INSUFFICIENT_FUNDS');
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) return 'known';
    throw error;
  }
}

/** What can still be taken back comes back; asked again it is the same. */
export async function cancelOrder(
  house: House,
  session: StoredSession,
  lottery: Lottery,
  { orderId, ticketId }: CancelRequest,
): Promise<StoredOrder> {
  const order = await orderById(house.db, orderId);
  if (order?.playerId !== session.playerId || order.lottery !== lottery.code)
    throw new PlayRefusal('NOT_FOUND');
  const undoing = await cancelTickets(house.db, order, {
    ticketId,
    closesBeforeMs: closesBeforeMs(lottery.schedule),
    leaseMs: house.timing.leaseMs,
  });
  if (undoing.length === 0) {
    const tickets = await ticketsOf(house.db, [order.id]);
    const meant = tickets.filter(({ id }) => ticketId === null || id === ticketId);
    if (!meant.some(({ returnedFor }) => returnedFor === 'cancelled')) throw new PlayRefusal('TOO_LATE');
  }
  const own = order.sessionId === session.id ? session : await sessionOf(house, order);
  await Promise.all(undoing.map((ticket) => attemptTicket(house, ticket, own)));
  return (await orderById(house.db, orderId)) ?? order;
}

/** Money goes back to the purse that the stakes came from, whoever acts and on whichever device. */
async function sessionOf(house: House, { sessionId }: StoredOrder): Promise<StoredSession> {
  const session = await sessionById(house.db, sessionId);
  if (!session) throw new Error('an order without its session');
  return session;
}
