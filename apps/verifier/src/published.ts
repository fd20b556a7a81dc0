import { clientSeed } from '@maidan/games/play.ts';
import { gameCode } from '@maidan/contract/ids.ts';
import { chainLinks } from '@maidan/contract/seamless-wallet/round-proof.ts';
import { moneyText } from '@maidan/contract/money-text.ts';
import { matchId } from '@maidan/games/sports/book-wire.ts';
import * as z from 'zod/mini';

const hex256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** What a house has told of one pair of seeds once it is revealed, and of the rounds that it decided. */
export const publishedSeeds = z.object({
  commitment: hex256,
  serverSeed: hex256,
  clientSeed,
  /** How many hashes lead from the seed to the commitment, where the rounds do not say it themselves. */
  links: z.optional(chainLinks),
  rounds: z
    .array(
      z.object({
        id: z.string().check(z.maxLength(64)),
        gameCode,
        nonce: z.int(),
        bet: z.unknown(),
        actions: z._default(z.array(z.unknown()).check(z.maxLength(200)), []),
        stake: moneyText,
        win: z.nullable(moneyText),
        outcome: z.unknown(),
        jackpot: z.optional(moneyText),
      }),
    )
    .check(z.maxLength(100_000)),
});
export type PublishedSeeds = z.infer<typeof publishedSeeds>;
export type PublishedRound = PublishedSeeds['rounds'][number];

/**
 * Flights of one chain that have ended, whoever was in them: each link is the hash of the one that follows it, and the hash of the first
 * was public before them all.
 */
export const publishedChain = z.object({
  commitment: hex256,
  salt: clientSeed,
  flights: z
    .array(z.object({ number: z.int().check(z.minimum(1)), link: hex256, brokeAt: z.int() }))
    .check(z.maxLength(100_000)),
});
export type PublishedChain = z.infer<typeof publishedChain>;

/** Draws of lotteries of one chain that have been: minute by minute a link, the first of which leads to what was public before it. */
export const publishedDraws = z.object({
  commitment: hex256,
  salt: clientSeed,
  firstMinute: z.int().check(z.minimum(1)),
  draws: z
    .array(
      z.object({
        lottery: gameCode,
        minute: z.int().check(z.minimum(1)),
        link: hex256,
        numbers: z.array(z.int()).check(z.maxLength(27)),
      }),
    )
    .check(
      z.maxLength(100_000),
      // A chain has no more minutes, and whoever checks must come to an end.
      z.refine((draws) => {
        const minutes = draws.map(({ minute }) => minute);
        return minutes.length === 0 || Math.max(...minutes) - Math.min(...minutes) < 200_000;
      }),
    ),
});
export type PublishedDraws = z.infer<typeof publishedDraws>;

/**
 * A season of a league with its seed, from which those of all its matches follow, and matches as they were told. Bets that are published beside
 * it have legs on such matches as well.
 */
export const publishedSeason = z.object({
  league: z.string().check(z.maxLength(32)),
  season: z.int().check(z.nonnegative()),
  commitment: hex256,
  seed: hex256,
  matches: z._default(z.array(z.object({ match: matchId, seed: hex256 })).check(z.maxLength(1_000)), []),
});
export type PublishedSeason = z.infer<typeof publishedSeason>;

const one = z.union([publishedSeeds, publishedChain, publishedDraws, publishedSeason]);
/** A pair, a chain, draws, a season, or a list of them. */
export const published = z.union([one, z.array(one).check(z.maxLength(10_000))]);
