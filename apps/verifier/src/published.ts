import { clientSeed } from '@maidan/games/play.ts';
import { gameCode } from '@maidan/contract/ids.ts';
import { moneyText } from '@maidan/contract/money-text.ts';
import * as z from 'zod/mini';

const hex256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** What a house has told of one pair of seeds once it is revealed, and of the rounds that it decided. */
export const publishedSeeds = z.object({
  commitment: hex256,
  serverSeed: hex256,
  clientSeed,
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

/** One pair, or a list of them. */
export const published = z.union([publishedSeeds, z.array(publishedSeeds).check(z.maxLength(10_000))]);
