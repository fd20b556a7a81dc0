import { operationId } from '@maidan/contract/ids.ts';
import { moneyText } from '@maidan/contract/money-text.ts';
import { WALLET_STATUSES } from '@maidan/contract/seamless-wallet/wallet-status.ts';
import * as z from 'zod/mini';

/** What the page of a table and its house say to each other over one socket, whatever is played there. */
export const LIVE_SOCKET = '/play/api/live';
export const LIVE_MESSAGE_MAX_BYTES = 1_536;

export const hex256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const uuid = z.uuid();
/** As a page says it: one id has one spelling. */
const idSaid = z.uuid().check(z.toLowerCase());
const ref = z.int().check(z.nonnegative());
const spot = z.string().check(z.regex(/^[a-z0-9-]{1,24}$/));

/** Of one player in a round; each is for the wallet a round of its own. */
export const BETS_PER_ROUND = 6;
/** Of one bet: all that a player lays down before they press. */
export const MOST_SPOTS = 24;

/** Before everything else, of every game on this socket. */
export const helloMessage = z.strictObject({
  type: z.literal('hello'),
  token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
});

export const chipsOnWire = z.record(spot, moneyText);
export type ChipsOnWire = z.infer<typeof chipsOnWire>;

/** Every message has a number of the page's own, which the answer brings back. */
export const liveMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('bet'),
    ref,
    operationId,
    roundId: idSaid,
    place: z.int().check(z.minimum(0), z.maximum(BETS_PER_ROUND - 1)),
    chips: chipsOnWire,
  }),
  z.strictObject({ type: z.literal('cancel'), ref, betId: idSaid }),
]);

export type LiveMessage = z.infer<typeof liveMessage>;

/**
 * `open`: bets are taken; `running`: they are not any more, and the outcome is shown; `ended`: it is paid. `commitment` is public before the
 * first bet and the hash of `link`, which is told when nothing follows any more that it decides. Times are relative to the moment of sending.
 */
export const liveRound = z.object({
  id: uuid,
  number: z.int(),
  /** Where in what its link decides it begins, and, told with the outcome, where it ends. */
  from: z.int(),
  to: z.nullable(z.int()),
  state: z.enum(['open', 'running', 'ended', 'void']),
  commitment: hex256,
  /** What was public before the first round of the chain; so many hashes as the round's number lead there from its link. */
  first: hex256,
  salt: hex256,
  saltSource: z.string(),
  startsInMs: z.nullable(z.number()),
  /** Since no more bets were taken. */
  shownForMs: z.nullable(z.number()),
  outcome: z.nullable(z.unknown()),
  link: z.nullable(hex256),
});
export type LiveRound = z.infer<typeof liveRound>;

/** A bet as everybody sees it. */
export const liveBet = z.object({
  id: uuid,
  player: z.string(),
  isBot: z.boolean(),
  chips: chipsOnWire,
  /** Told of those that were paid something. */
  win: z.nullable(moneyText),
  /** It does not count any more. */
  isOut: z.boolean(),
});
export type LiveBet = z.infer<typeof liveBet>;

export const ownLiveBet = z.object({
  id: uuid,
  operationId,
  roundId: uuid,
  place: z.int(),
  chips: chipsOnWire,
  stake: moneyText,
  state: z.enum(['bet-sent', 'placed', 'undoing', 'win-sent', 'settled', 'refused', 'rolled-back']),
  win: z.nullable(moneyText),
  refusal: z.nullable(z.enum(WALLET_STATUSES)),
  balanceAfter: z.nullable(moneyText),
});
export type OwnLiveBet = z.infer<typeof ownLiveBet>;

export const LIVE_REFUSALS = [
  'BAD_REQUEST',
  'NOT_FOUND',
  /** No more bets are taken in this round. */
  'TOO_LATE',
  'RETURNED',
  /** Placed and taken back too often in one round. */
  'TOO_FAST',
  'PLACE_TAKEN',
  /** More than a spot takes from one player. */
  'OVER_LIMIT',
  'OPERATION_CONFLICT',
  'INSUFFICIENT_FUNDS',
  'INTERNAL',
] as const;
export type LiveRefusal = (typeof LIVE_REFUSALS)[number];

export const liveFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('welcome'),
    round: z.nullable(liveRound),
    bets: z.array(liveBet),
    own: z.array(ownLiveBet),
    /** Rounds that have ended, newest first: of this shoe, or the last ones. */
    history: z.array(liveRound),
  }),
  z.object({ type: z.literal('round'), round: liveRound }),
  z.object({ type: z.literal('bets'), roundId: uuid, bets: z.array(liveBet) }),
  z.object({ type: z.literal('own'), bet: ownLiveBet }),
  /** Which seats are taken, and the page's own; whoever has none bets from behind the others. */
  z.object({
    type: z.literal('seats'),
    taken: z.array(z.object({ place: z.int(), isBot: z.boolean() })),
    own: z.nullable(z.int()),
  }),
  z.object({ type: z.literal('answer'), ref, bet: ownLiveBet }),
  z.object({ type: z.literal('refusal'), ref, code: z.enum(LIVE_REFUSALS) }),
]);
export type LiveFrame = z.infer<typeof liveFrame>;
