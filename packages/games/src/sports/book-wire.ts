import { operationId } from '@maidan/contract/ids.ts';
import { moneyText } from '@maidan/contract/money-text.ts';
import { WALLET_STATUSES } from '@maidan/contract/seamless-wallet/wallet-status.ts';
import * as z from 'zod/mini';
import { TEAMS } from './leagues.ts';
import { LEG_RESULTS, PHASES } from './sport.ts';
import { MOST_ODDS } from './price.ts';
import { MOST_LEGS } from './ticket.ts';

/** What the screen of the sports book and its house say to each other. Odds are whole hundredths, times relative to now. */
export const BOOK_API = {
  season: '/play/api/book/season',
  bets: '/play/api/book/bets',
  place: '/play/api/book/place',
  cashOut: '/play/api/book/cash-out',
  favourites: '/play/api/book/favourites',
} as const;

const hex256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
export const matchId = z.string().check(z.maxLength(32), z.regex(/^[a-z0-9-]+\.\d{1,7}\.\d{1,2}$/));
const side = z.enum(['home', 'away']);
const odds = z.int().check(z.minimum(100), z.maximum(MOST_ODDS));
const step = z.int().check(z.minimum(0), z.maximum(1_000));

const matchEvent = z.object({ at: z.int(), kind: z.string(), side, value: z.int() });

export const bookMatch = z.object({
  id: matchId,
  home: z.int(),
  away: z.int(),
  round: z.int(),
  startsInMs: z.number(),
  phase: z.enum(PHASES),
  step: z.int(),
  events: z.array(matchEvent),
  /** The hash of its seed, public before its first bet; the seed itself once its result stands. */
  commitment: hex256,
  seed: z.nullable(hex256),
});
export type BookMatch = z.infer<typeof bookMatch>;

/** How a match stands now. Of the events that were told before, the first `kept` hold; the others are told anew. `seed` once it is told. */
export const matchChange = z.object({
  id: matchId,
  phase: z.enum(PHASES),
  step: z.int(),
  kept: z.int().check(z.minimum(0)),
  events: z.array(matchEvent),
  seed: z.optional(hex256),
});
export type MatchChange = z.infer<typeof matchChange>;

const sportCode = z.string().check(z.maxLength(24), z.regex(/^[a-z-]+$/));

/** What a page says on the socket of all games of many (`live/live-wire.ts`): of which sports it wants to hear from now on, by their codes; null: of all. */
export const bookMessage = z.strictObject({
  type: z.literal('watch'),
  sports: z.nullable(z.array(sportCode).check(z.maxLength(16))),
});

export const bookFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('welcome') }),
  /** All of a sport: its last rounds, those in play, and those that bets are taken on. */
  z.object({ type: z.literal('board'), sport: z.string(), matches: z.array(bookMatch) }),
  /** Those that are new, and those that are told of no more. */
  z.object({ type: z.literal('matches'), matches: z.array(bookMatch), gone: z.array(matchId) }),
  /** What changed about the others. A page from before this was told hears nothing that it knows, and so reads the whole board again. */
  z.object({ type: z.literal('changes'), changes: z.array(matchChange) }),
  /** Nothing has changed, and the line lives. */
  z.object({ type: z.literal('still') }),
]);
export type BookFrame = z.infer<typeof bookFrame>;

const leagueCode = z.string().check(z.maxLength(32));

export const seasonQuery = z.strictObject({ league: leagueCode });
export const seasonAnswer = z.object({
  season: z.int(),
  commitment: hex256,
  /** The season before, with the seed that it was promised by, once all its results stand. */
  before: z._default(z.nullable(z.object({ season: z.int(), commitment: hex256, seed: hex256 })), null),
  rows: z.array(
    z.object({
      team: z.int(),
      played: z.int(),
      won: z.int(),
      drawn: z.int(),
      lost: z.int(),
      scored: z.int(),
      conceded: z.int(),
      points: z.int(),
      /** The last five, newest last. */
      form: z.array(z.enum(['won', 'drawn', 'lost'])),
    }),
  ),
});
export type SeasonAnswer = z.infer<typeof seasonAnswer>;

/** `step` and `odds` are the price that was seen. */
const legAsked = z.strictObject({
  match: matchId,
  market: z.string().check(z.maxLength(24), z.regex(/^[a-z-]+(\.\d{1,3})?(:-?\d{1,3}(\.5)?)?$/)),
  selection: z.string().check(z.maxLength(16), z.regex(/^[a-z0-9-]+$/)),
  step,
  odds,
});
export type LegAsked = z.infer<typeof legAsked>;

/** What may become of a price that moves before the bet is taken. */
export const PRICE_RULES = ['same', 'better', 'any'] as const;
export const placeRequest = z.strictObject({
  operationId,
  stake: moneyText,
  size: z.int().check(z.minimum(1), z.maximum(MOST_LEGS)),
  accepts: z.enum(PRICE_RULES),
  legs: z.array(legAsked).check(z.minLength(1), z.maxLength(MOST_LEGS)),
});
export type PlaceRequest = z.infer<typeof placeRequest>;

/** `waiting`: in play a bet is taken a little later, at the price of then. `offered`: it had moved; nothing was staked. */
export const BET_STATES = [
  'waiting',
  'bet-sent',
  'open',
  'undoing',
  'settled',
  'offered',
  'refused',
  'rolled-back',
] as const;
export const BOOK_REFUSALS = [
  'BAD_REQUEST',
  'NOT_FOUND',
  'CLOSED',
  'SAME_MATCH',
  'TOO_LONG',
  'STAKE',
  'TOO_LATE',
  'PRICE_MOVED',
  'OPERATION_CONFLICT',
  'INSUFFICIENT_FUNDS',
] as const;
export type BookRefusalCode = (typeof BOOK_REFUSALS)[number];

export const bookLeg = z.object({
  ...legAsked.shape,
  /** Of the fixture, so that a bet can be read when its match has left the board. */
  home: z.int(),
  away: z.int(),
  startsInMs: z.number(),
  result: z.nullable(z.enum(LEG_RESULTS)),
  /** The price now, where it moved before the bet was taken; null: not on offer any more. */
  now: z.nullable(z.object({ step, odds: z.nullable(odds) })),
});
export const bookBet = z.object({
  id: z.uuid(),
  operationId,
  state: z.enum(BET_STATES),
  stake: moneyText,
  /** What is still staked after parts were bought back. */
  openStake: moneyText,
  paid: moneyText,
  mostPayout: moneyText,
  size: z.int(),
  legs: z.array(bookLeg),
  /** What the house gives for all of it now; null: it is not for sale. */
  cashOut: z.nullable(moneyText),
  isCorrected: z.boolean(),
  refusal: z.nullable(z.enum([...WALLET_STATUSES, ...BOOK_REFUSALS])),
  placedAt: z.string(),
});
export type BookBet = z.infer<typeof bookBet>;

export const betsAnswer = z.object({ balance: z.nullable(moneyText), bets: z.array(bookBet) });
export const placeAnswer = z.object({
  bet: z.nullable(bookBet),
  refusal: z.nullable(z.enum(BOOK_REFUSALS)),
  balance: z.nullable(moneyText),
});
export type PlaceAnswer = z.infer<typeof placeAnswer>;

/** `stake`: how much of what is still staked is bought back; `least`: what was shown for it. */
export const cashOutRequest = z.strictObject({
  operationId,
  betId: z.uuid(),
  stake: moneyText,
  least: moneyText,
});
export type CashOutRequest = z.infer<typeof cashOutRequest>;

const team = z.int().check(z.minimum(0), z.maximum(TEAMS - 1));
/** The teams that a player follows, of this book; there are no more of them than teams in its leagues. */
export const favouritesAnswer = z.object({
  teams: z.array(z.object({ league: leagueCode, team })).check(z.maxLength(1_000)),
});
export type FavouritesAnswer = z.infer<typeof favouritesAnswer>;
/** One team, so that what two devices change at once does not undo each other. */
export const favouriteRequest = z.strictObject({ league: leagueCode, team, isFavourite: z.boolean() });
