import { moneyText } from '@maidan/contract/money-text.ts';
import { gameCode, operationId, roundId } from '@maidan/contract/ids.ts';
import { LANGUAGES } from '@maidan/contract/languages.ts';
import { PLAY_OPTIONS } from '@maidan/contract/seamless-wallet/launch.ts';
import { WALLET_STATUSES } from '@maidan/contract/seamless-wallet/wallet-status.ts';
import * as z from 'zod/mini';

/** What the page of a table is told the address of its video by. */
export const STREAM_NAME = 'table-stream';

/** What a game screen and its house say to each other, whatever the game. Paths are on the house's own origin. */
export const PLAY_API = {
  exchange: '/play/api/exchange',
  state: '/play/api/state',
  spin: '/play/api/spin',
  act: '/play/api/act',
  rotateSeed: '/play/api/rotate-seed',
  proof: '/play/api/proof',
  history: '/play/api/history',
  seen: '/play/api/seen',
  jackpot: '/play/api/jackpot',
  look: '/play/api/look',
  allows: '/play/api/allows',
  sea: '/play/api/sea',
} as const;

const hex256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** Short, printable and without the colon that joins it to the nonce. */
export const clientSeed = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z0-9_.-]+$/));

const allows = z._default(z.array(z.enum(PLAY_OPTIONS)), []);

export const exchangeRequest = z.strictObject({ code: z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/)) });
export const playSession = z.object({
  sessionToken: z.string(),
  gameCode,
  title: z.nullable(z.string()),
  skin: z.nullable(z.string()),
  /** Where the art of this title is (`slots/look.ts`); null: the game brings its own. */
  look: z.nullable(z.string()),
  currencySymbol: z.string(),
  language: z.enum(LANGUAGES),
  theme: z.enum(['dark', 'light']),
  siteOrigin: z.string(),
  /** What the operator lets this player do beside playing round by round. */
  allows,
  /** Keeps the notes of one player in a tab apart from those of the next. */
  noteScope: z.string(),
});
export type PlaySession = z.infer<typeof playSession>;

/**
 * `settled`, `refused` and `rolled-back` are final; `open` waits for the player's next action; the others are on their way to the
 * wallet: the bet, an action that costs something, or the win.
 */
export const ROUND_STATES = [
  'deciding',
  'bet-sent',
  'open',
  'action-sent',
  'win-sent',
  'settled',
  'refused',
  'rolled-back',
] as const;
export const roundView = z.object({
  id: roundId,
  /** Its seeds serve all games of a player, so a list of rounds may hold several. */
  gameCode,
  operationId,
  state: z.enum(ROUND_STATES),
  /** As it was sent: what a verifier hands to the rules. */
  bet: z.unknown(),
  /** All that is staked, with what the actions cost. */
  stake: moneyText,
  /** Taken so far, in order: none in a round that its bet decides. */
  actions: z.array(z.unknown()),
  /** Amount and outcome are told once the money has moved, never before. An open round tells what its player may see. */
  win: z.nullable(moneyText),
  outcome: z.nullable(z.unknown()),
  /** What it won of a pool: a part of the win that no seed decides, only whether there is one. */
  jackpot: z.optional(moneyText),
  /** Played from a gift: nothing was staked, and what it won is paid with the others at the end. */
  freeRound: z.optional(z.literal(true)),
  balanceAfter: z.nullable(moneyText),
  refusal: z.nullable(z.enum(WALLET_STATUSES)),
  commitment: hex256,
  clientSeed,
  nonce: z.int(),
  playedAt: z.string(),
});
export type RoundView = z.infer<typeof roundView>;

/** The pair that decides the next round, and the commitment that will follow it when the player changes seeds. */
export const seedsView = z.object({
  commitment: hex256,
  nextCommitment: hex256,
  clientSeed,
  nextNonce: z.int(),
});
export type SeedsView = z.infer<typeof seedsView>;

/** How far a round has been shown, in numbers of the game's own. */
const shownPlace = z.int().check(z.minimum(1), z.maximum(10_000));

/** Rounds that were given to the player. */
const freeRoundsView = z.object({
  campaignId: z.string(),
  left: z.int(),
  rounds: z.int(),
  /** What each of them stakes. */
  stake: moneyText,
  /** So far; paid when the last one has been played, or when they are over. */
  won: moneyText,
  validTo: z.string(),
});
export type FreeRoundsView = z.infer<typeof freeRoundsView>;

export const playState = z.object({
  balance: moneyText,
  seeds: seedsView,
  lastRound: z.nullable(roundView),
  /** Where the player left the last round, whatever the device; null: at its end. */
  seen: z.nullable(shownPlace),
  freeRounds: z.optional(freeRoundsView),
  /** As it is now; the operator may have taken something back since the launch. */
  allows,
});
export type PlayState = z.infer<typeof playState>;

export const spinRequest = z.strictObject({
  operationId,
  bet: z.record(z.string().check(z.maxLength(24)), z.unknown()),
  /** Only asks for a round that was placed before; never places one. */
  resume: z.optional(z.boolean()),
  /** Plays one of the rounds that were given, instead of staking. */
  campaignId: z.optional(z.string().check(z.maxLength(64))),
});
export const spinAnswer = z.object({ round: roundView, seeds: seedsView, allows });
export const allowsAnswer = z.object({ allows });
export type SpinAnswer = z.infer<typeof spinAnswer>;

/** As many actions as a round may have. */
export const MOST_ACTIONS = 200;

/** The next action of an open round. `step` is how many were taken before it, so that a repeated press acts once. */
export const actRequest = z.strictObject({
  roundId,
  step: z.int().check(z.nonnegative(), z.maximum(MOST_ACTIONS)),
  action: z.record(z.string().check(z.maxLength(24)), z.unknown()),
});
/** `refused`: why the wallet would not take what the action costs; the round stands as before. */
export const actAnswer = z.object({ round: roundView, refused: z.nullable(z.enum(WALLET_STATUSES)) });
export type ActAnswer = z.infer<typeof actAnswer>;

/** Names the pair to retire, so that a repeated click never retires two. */
export const rotateRequest = z.strictObject({ commitment: hex256, clientSeed });
export const revealedSeeds = z.object({
  commitment: hex256,
  serverSeed: hex256,
  clientSeed,
  /** The last rounds of this pair, newest first: what a verifier recomputes. */
  rounds: z.array(roundView),
});
export type RevealedSeeds = z.infer<typeof revealedSeeds>;
export const rotateAnswer = z.object({ seeds: seedsView, revealed: revealedSeeds });
export type RotateAnswer = z.infer<typeof rotateAnswer>;

export const proofQuery = z.strictObject({ roundId });
/** Everything needed to recompute one round; the server seed stays secret until the player changes seeds. */
export const proofAnswer = z.object({ round: roundView, serverSeed: z.nullable(hex256) });

/** Rounds of this player at this game, newest first. */
export const historyAnswer = z.object({ rounds: z.array(roundView) });

/** The pools of a game that has some. */
export const jackpotState = z.object({
  /** What every bet gives to all of them, in hundredths of a percent. */
  shareBasisPoints: z.int(),
  /** As the rules name them: what each holds, as it would be paid now, and what the house lays into an empty one. */
  pools: z.array(z.object({ tier: z.string(), pool: moneyText, seed: moneyText })).check(z.minLength(1)),
  /** Played with money that was lent: bets fill nothing, and a hit pays the seed. */
  isPractice: z.boolean(),
  /** Who was paid a pool last, newest first, by a sign that names nobody. */
  won: z.array(
    z.object({
      player: z.string(),
      isYou: z.boolean(),
      tier: z.string(),
      amount: moneyText,
      wonAt: z.string(),
    }),
  ),
});
export type JackpotState = z.infer<typeof jackpotState>;

export const seenRequest = z.strictObject({ roundId, place: z.nullable(shownPlace) });
export const seenAnswer = z.object({});

/** Why the house says no; a screen turns each into words and a way on. */
export const PLAY_REFUSALS = {
  BAD_REQUEST: 400,
  SESSION_ENDED: 401,
  NOT_FOUND: 404,
  ROUND_OPEN: 409,
  /** The draw takes no more tickets, and gives none back. */
  TOO_LATE: 409,
  OPERATION_CONFLICT: 409,
  NO_LONGER_OFFERED: 409,
  /** Of a purse that lies with the house. */
  INSUFFICIENT_FUNDS: 409,
  TOO_FAST: 429,
  INTERNAL: 500,
  WALLET_UNREACHABLE: 503,
} as const;
export type PlayRefusalCode = keyof typeof PLAY_REFUSALS;
export const playRefusal = z.object({
  code: z.enum(Object.keys(PLAY_REFUSALS) as [PlayRefusalCode, ...PlayRefusalCode[]]),
});
