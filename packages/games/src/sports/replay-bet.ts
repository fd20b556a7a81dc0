import { minor, parseMoney } from '@maidan/contract/money.ts';
import { moneyText } from '@maidan/contract/money-text.ts';
import * as z from 'zod/mini';
import type { Decision, Draw } from '#game.ts';
import type { RoundSeeds } from '#random.ts';
import { matchId } from './book-wire.ts';
import { fixtureOf } from './calendar.ts';
import { finalPlay, legResult, playMatch, playSeedsOf } from './match.ts';
import type { LegResult } from './sport.ts';
import { payoutOf } from './ticket.ts';

const hex256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** A bet as its house publishes it when its matches are over: each leg with the seed of its match and the hash that was public before. */
const publishedBet = z.strictObject({
  stake: moneyText,
  size: z.int(),
  legs: z
    .array(
      z.strictObject({
        match: matchId,
        market: z.string().check(z.maxLength(24)),
        selection: z.string().check(z.maxLength(16)),
        odds: z.int().check(z.minimum(100)),
        commitment: hex256,
        seed: hex256,
        /** False where the match was broken off under the rule of before: all of it is void then. */
        partsStand: z.optional(z.boolean()),
      }),
    )
    .check(z.minLength(1), z.maxLength(10)),
});
/** Parts that were bought back: what is left of the stake is what the matches decide about. */
const parts = z.array(z.strictObject({ stake: moneyText, paid: moneyText })).check(z.maxLength(200));

type Means = { drawOf: (seeds: RoundSeeds) => Draw; hashOf: (text: string) => string };

/** Settles a bet again, its matches played from their seeds. */
export function replayBet(
  bet: unknown,
  actions: readonly unknown[],
  { drawOf, hashOf }: Means,
): Decision<readonly LegResult[]> {
  const { stake: text, size, legs } = publishedBet.parse(bet);
  const sold = parts.parse(actions);
  const stake = parseMoney(text);
  const results = legs.map(({ match: id, market, selection, seed, commitment, partsStand }) => {
    const fixture = fixtureOf(id);
    if (!fixture) throw new RangeError(`${id} is no match`);
    if (hashOf(seed) !== commitment)
      throw new RangeError(`the seed of ${id} is not the one that was promised`);
    const match = playMatch(fixture, drawOf(playSeedsOf(seed, fixture)));
    const result = legResult(fixture, finalPlay(fixture, match), { market, selection }, partsStand);
    if (result === null) throw new RangeError(`there is no ${market} in ${id}`);
    return result;
  });
  const open = sold.reduce((left, part) => left - parseMoney(part.stake), BigInt(stake));
  if (open < 0n) throw new RangeError('more was bought back than was staked');
  const ended = legs.map(({ odds }, place) => ({ odds, result: results[place] ?? 'void' }));
  const win = sold.reduce((sum, { paid }) => sum + parseMoney(paid), BigInt(payoutOf(open, ended, size)));
  return { stake, win: minor(win), outcome: results };
}
