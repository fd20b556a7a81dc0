import { operationId } from '@maidan/contract/ids.ts';
import { moneyText } from '@maidan/contract/money-text.ts';
import { WALLET_STATUSES } from '@maidan/contract/seamless-wallet/wallet-status.ts';
import * as z from 'zod/mini';
import { helloMessage, hex256, LIVE_SOCKET } from '#live/live-wire.ts';
import { CRASH } from './crash.ts';

/** What the page of crash and its house say to each other over one socket. Multipliers are whole hundredths. */
export const CRASH_SOCKET = LIVE_SOCKET;

const uuid = z.uuid();
/** As a page says it: one id has one spelling. */
const idSaid = z.uuid().check(z.toLowerCase());
const ref = z.int().check(z.nonnegative());
const multiplier = z.int().check(z.minimum(100), z.maximum(CRASH.capHundredths));

/** `hello` first. Every other message has a number of the page's own, which the answer brings back. */
export const crashMessage = z.discriminatedUnion('type', [
  helloMessage,
  z.strictObject({
    type: z.literal('bet'),
    ref,
    operationId,
    roundId: idSaid,
    place: z.int().check(z.minimum(0), z.maximum(CRASH.betsPerPlayer - 1)),
    stake: moneyText,
    /** Leaves by itself there. */
    leavesAt: z.nullable(multiplier),
    /** Leaves by itself when the line breaks; else it flies on, until `leavesAt` or the end. */
    leavesWhenLost: z.boolean(),
  }),
  z.strictObject({ type: z.literal('cancel'), ref, betId: idSaid }),
  z.strictObject({ type: z.literal('leave'), ref, betId: idSaid }),
]);
export type CrashMessage = z.infer<typeof crashMessage>;

/**
 * `commitment` is public before the first bet of the round, and the hash of `link`, which is told when it has ended. Times are
 * relative to the moment of sending, so that no page needs the right time: the multiplier follows from how long it has been flying.
 */
export const crashRound = z.object({
  id: uuid,
  number: z.int(),
  state: z.enum(['open', 'running', 'ended', 'void']),
  commitment: hex256,
  /** What was public before the first flight of the chain; so many hashes as the flight's number lead there from its link. */
  first: hex256,
  salt: hex256,
  saltSource: z.string(),
  startsInMs: z.nullable(z.number()),
  flyingForMs: z.nullable(z.number()),
  brokeAt: z.nullable(z.int()),
  link: z.nullable(hex256),
});
export type CrashRound = z.infer<typeof crashRound>;

/** A bet as everybody sees it. */
export const crashBet = z.object({
  id: uuid,
  player: z.string(),
  /** Nobody, and called so (decision 0082). */
  isBot: z.boolean(),
  stake: moneyText,
  leftAt: z.nullable(z.int()),
  win: z.nullable(moneyText),
  /** It does not count any more. */
  isOut: z.boolean(),
});
export const ownCrashBet = z.object({
  id: uuid,
  operationId,
  roundId: uuid,
  place: z.int(),
  stake: moneyText,
  leavesAt: z.nullable(z.int()),
  leavesWhenLost: z.boolean(),
  state: z.enum(['bet-sent', 'placed', 'undoing', 'win-sent', 'settled', 'refused', 'rolled-back']),
  leftAt: z.nullable(z.int()),
  win: z.nullable(moneyText),
  refusal: z.nullable(z.enum(WALLET_STATUSES)),
  balanceAfter: z.nullable(moneyText),
});
export type OwnCrashBet = z.infer<typeof ownCrashBet>;

export const CRASH_REFUSALS = [
  'BAD_REQUEST',
  'NOT_FOUND',
  /** The round has begun, or broken. */
  'TOO_LATE',
  /** It is out of the flight, and its stake goes back. */
  'RETURNED',
  /** Placed and taken back too often in one round. */
  'TOO_FAST',
  /** There is a bet in this place. */
  'PLACE_TAKEN',
  'OPERATION_CONFLICT',
  'INSUFFICIENT_FUNDS',
  'INTERNAL',
] as const;

export const crashFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('welcome'),
    round: z.nullable(crashRound),
    bets: z.array(crashBet),
    own: z.array(ownCrashBet),
    /** The last rounds that have ended, newest first. */
    history: z.array(crashRound),
  }),
  z.object({ type: z.literal('round'), round: crashRound }),
  z.object({ type: z.literal('bets'), roundId: uuid, bets: z.array(crashBet) }),
  z.object({ type: z.literal('own'), bet: ownCrashBet }),
  z.object({ type: z.literal('answer'), ref, bet: ownCrashBet }),
  z.object({ type: z.literal('refusal'), ref, code: z.enum(CRASH_REFUSALS) }),
]);
export type CrashFrame = z.infer<typeof crashFrame>;
