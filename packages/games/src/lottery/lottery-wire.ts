import { operationId } from '@maidan/contract/ids.ts';
import { moneyText } from '@maidan/contract/money-text.ts';
import { WALLET_STATUSES } from '@maidan/contract/seamless-wallet/wallet-status.ts';
import * as z from 'zod/mini';
import { soldLine, TICKET, ticketLine } from './ticket.ts';

/** What the page of a lottery and its house say to each other. Nothing is told while nothing happens: a page knows when the next draw is. */
export const LOTTERY_API = {
  table: '/play/api/lottery/table',
  results: '/play/api/lottery/results',
  order: '/play/api/lottery/order',
  cancel: '/play/api/lottery/cancel',
  orders: '/play/api/lottery/orders',
} as const;

const hex256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const uuid = z.uuid();
/** Since 1970. */
const minute = z.int().check(z.nonnegative(), z.maximum(2 ** 31 - 1));

/** One draw that has been. Its link is told with it, and leads to the first hash of its chain, which was told before the first draw. */
export const lotteryResult = z.object({
  minute,
  numbers: z.array(z.int()),
  link: hex256,
  /** Of the chain, whose first link is that of its first minute. */
  commitment: hex256,
  firstMinute: minute,
  salt: hex256,
});
export type LotteryResult = z.infer<typeof lotteryResult>;

export const lotteryTable = z.object({
  /** By the clock that decides, so that no page needs the right time. */
  nowMs: z.number(),
  /** The next draws that tickets are sold for, the nearest first. None while the chain waits for its public value. */
  coming: z.array(minute),
  chain: z.nullable(
    z.object({ commitment: hex256, salt: hex256, saltSource: z.string(), firstMinute: minute }),
  ),
  /** Newest first. */
  results: z.array(lotteryResult),
  openTickets: z.int(),
});
export type LotteryTable = z.infer<typeof lotteryTable>;

export const resultsQuery = z.strictObject({ before: z.coerce.number().check(z.int(), z.minimum(1)) });
export const resultsAnswer = z.object({
  results: z.array(lotteryResult),
  /** Where it goes on; null: those before were not drawn by this chain. */
  before: z.nullable(minute),
});
export type ResultsAnswer = z.infer<typeof resultsAnswer>;

export const orderRequest = z.strictObject({
  operationId,
  lines: z.array(ticketLine).check(z.minLength(1), z.maxLength(TICKET.mostLines)),
  first: minute,
  draws: z.int().check(z.minimum(1), z.maximum(TICKET.mostDraws)),
  /** What is left of the order comes back after the first draw that wins. */
  stopsOnWin: z.boolean(),
});
export type OrderRequest = z.infer<typeof orderRequest>;

export const TICKET_STATES = [
  'bet-sent',
  'placed',
  'undoing',
  'win-sent',
  'settled',
  'refused',
  'rolled-back',
] as const;
/** Why a stake came back. */
export const RETURN_REASONS = ['cancelled', 'stopped', 'late', 'void'] as const;

const ownTicket = z.object({
  id: uuid,
  minute,
  state: z.enum(TICKET_STATES),
  win: z.nullable(moneyText),
  returnedFor: z.nullable(z.enum(RETURN_REASONS)),
});
export const ownOrder = z.object({
  id: uuid,
  operationId,
  /** With what each tier pays, as it was sold. */
  lines: z.array(soldLine),
  /** For each of its draws. */
  stake: moneyText,
  stopsOnWin: z.boolean(),
  refusal: z.nullable(z.enum(WALLET_STATUSES)),
  placedAt: z.string(),
  tickets: z.array(ownTicket),
});
export type OwnOrder = z.infer<typeof ownOrder>;
export type OwnTicket = z.infer<typeof ownTicket>;
export const orderAnswer = z.object({ order: ownOrder });
export type OrderAnswer = z.infer<typeof orderAnswer>;

/** One ticket, or all of an order that can still be taken back. */
export const cancelRequest = z.strictObject({ orderId: uuid, ticketId: z.nullable(uuid) });
export type CancelRequest = z.infer<typeof cancelRequest>;

export const ordersAnswer = z.object({ orders: z.array(ownOrder) });
