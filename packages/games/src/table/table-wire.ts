import { operationId } from '@maidan/contract/ids.ts';
import { moneyText } from '@maidan/contract/money-text.ts';
import { WALLET_STATUSES } from '@maidan/contract/seamless-wallet/wallet-status.ts';
import * as z from 'zod/mini';

/** What the page of a table game and its house say to each other over one socket. */
export const TABLE_SOCKET = '/play/api/table';
export const TABLE_MESSAGE_MAX_BYTES = 1_024;

const hex256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const uuid = z.uuid();
const ref = z.int().check(z.nonnegative());
/** Neither hands nor actions are counted further. */
const MOST_COUNTED = 2_147_483_647;
/** What a player gives to every shuffle of a sitting: six of them and what joins them stay within the 64 of a client seed. */
export const seatSeed = z.string().check(z.regex(/^[0-9a-f]{8}$/));

/** `hello` first. Every other message has a number of the page's own, which the answer brings back. */
export const tableMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello'), token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)) }),
  z.strictObject({ type: z.literal('sit'), ref, operationId, buyIn: moneyText, seed: seatSeed }),
  z.strictObject({
    type: z.literal('act'),
    ref,
    hand: z.int().check(z.positive(), z.maximum(MOST_COUNTED)),
    /** How many actions of the hand the page has seen: the same press again acts once. */
    step: z.int().check(z.nonnegative(), z.maximum(MOST_COUNTED)),
    action: z.record(z.string().check(z.maxLength(24)), z.unknown()),
  }),
  z.strictObject({ type: z.literal('leave'), ref }),
  z.strictObject({ type: z.literal('back'), ref }),
]);
export type TableMessage = z.infer<typeof tableMessage>;

export const OUT_REASONS = ['asked', 'short', 'full', 'away', 'hands', 'closed'] as const;
export const ownSeat = z.object({
  id: uuid,
  operationId,
  place: z.int(),
  state: z.enum(['buying', 'seated', 'leaving', 'paying', 'left', 'undoing', 'refused', 'rolled-back']),
  buyIn: moneyText,
  chips: moneyText,
  hands: z.int(),
  win: z.nullable(moneyText),
  reason: z.nullable(z.enum(OUT_REASONS)),
  refusal: z.nullable(z.enum(WALLET_STATUSES)),
  balanceAfter: z.nullable(moneyText),
  seed: z.string(),
});
export type OwnSeat = z.infer<typeof ownSeat>;

export const shownSeat = z.object({
  place: z.int(),
  /** Short, of this sitting alone: nobody is known by it again. */
  name: z.string(),
  bot: z.nullable(z.int()),
  isYou: z.boolean(),
  chips: moneyText,
  isAway: z.boolean(),
  isLeaving: z.boolean(),
  /** Was dealt the hand that is shown. */
  isDealtIn: z.boolean(),
});
export type ShownSeat = z.infer<typeof shownSeat>;

/** Times are relative to the moment of sending. The link before is public, and the hash of the one that decides the hand. */
export const shownTable = z.object({
  id: uuid,
  unit: moneyText,
  buyIn: moneyText,
  dealer: z.int(),
  seats: z.array(shownSeat),
  commitment: hex256,
  hand: z.nullable(
    z.object({
      number: z.int(),
      step: z.int(),
      isOver: z.boolean(),
      isVoid: z.boolean(),
      turnEndsInMs: z.nullable(z.number()),
      /** What the seat in turn has beyond that. */
      bankMs: z.int(),
      /** As the rules show it to this seat. */
      view: z.unknown(),
    }),
  ),
  /** Null: it waits for another player. */
  nextHandInMs: z.nullable(z.number()),
});
export type ShownTable = z.infer<typeof shownTable>;

export const TABLE_REFUSALS = [
  'BAD_REQUEST',
  /** The player has a seat already, or none. */
  'SEATED',
  'NOT_SEATED',
  /** Somebody was quicker, or the clock. */
  'TOO_LATE',
  'OPERATION_CONFLICT',
  'INSUFFICIENT_FUNDS',
  'TOO_FAST',
  'INTERNAL',
] as const;

export const tableFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('state'),
    /** How many people and bots sit at tables of each buy-in. */
    lobby: z.array(z.object({ buyIn: moneyText, people: z.int(), bots: z.int() })),
    /** The player's last sitting, also when it is over. */
    own: z.nullable(ownSeat),
    table: z.nullable(shownTable),
  }),
  z.object({ type: z.literal('answer'), ref }),
  z.object({ type: z.literal('refusal'), ref, code: z.enum(TABLE_REFUSALS) }),
]);
export type TableFrame = z.infer<typeof tableFrame>;
export type TableState = Extract<TableFrame, { type: 'state' }>;
