import * as z from 'zod/mini';
import { gameCode, roundId } from '#ids.ts';
import { language } from '#language.ts';
import { moneyText } from '#money-text.ts';
import { MOST_LINES_TOLD } from '#seamless-wallet/open-rounds.ts';

/** Platform to vendor: signed POST. What the vendor has published about one round of one player. */
export const VENDOR_ROUND_PATH = '/vendor/v1/round';

export const vendorRoundRequest = z.object({
  playerId: z.string().check(z.maxLength(64)),
  roundId,
  /** Of whoever will read it. */
  language,
});
export type VendorRoundRequest = z.infer<typeof vendorRoundRequest>;

const hex256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** No chain is longer. */
export const chainLinks = z.int().check(z.minimum(1), z.maximum(1_000_000));
/** What the player decided: with the seeds, all that the rules need to play the round again. */
export const playedRound = z.object({
  gameCode,
  bet: z.unknown(),
  actions: z.array(z.unknown()).check(z.maxLength(200)),
  /** What of the win was the pool of the game. */
  jackpot: z.optional(moneyText),
});

/** What was bet on, in words and so many lines; none where the game says it all. */
export const aboutBet = z.array(z.string().check(z.maxLength(300))).check(z.maxLength(MOST_LINES_TOLD));

export const vendorRoundAnswer = z.object({
  commitment: hex256,
  clientSeed: z.string().check(z.maxLength(64)),
  nonce: z.int(),
  /** How many hashes lead from the seed to the commitment, where it is not the number of the game: told before the seed is. */
  links: z.optional(chainLinks),
  serverSeed: z.nullable(hex256),
  outcome: z.nullable(z.unknown()),
  about: z.optional(aboutBet),
  /** What came of it, likewise. */
  came: z.optional(aboutBet),
  /** Null from a house whose rounds are not played by rules that anybody can have. */
  played: z._default(z.nullable(playedRound), null),
});
export type VendorRoundAnswer = z.infer<typeof vendorRoundAnswer>;
