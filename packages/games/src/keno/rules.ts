import { minor, type Money } from '@maidan/contract/money.ts';
import * as z from 'zod/mini';
import type { InstantRules } from '#game.ts';
import { offeredStake } from '#offered-stake.ts';
import { takeSome } from '#take-some.ts';
import { manifest } from './manifest.ts';
import { DRAWN, MOST_PICKS, NUMBERS, paysFor } from './pay-table.ts';

export type KenoBet = { stake: Money; picks: number[] };

const number = z.int().check(z.minimum(1), z.maximum(NUMBERS));
const kenoOutcome = z.strictObject({
  /** In the order in which they came. */
  drawn: z.array(number).check(z.length(DRAWN)),
  hits: z.int(),
  /** Hundredths of the stake. */
  pays: z.int(),
});
export type KenoOutcome = z.infer<typeof kenoOutcome>;

const EVERY_NUMBER = Array.from({ length: NUMBERS }, (_, index) => index + 1);

export const kenoRules: InstantRules<KenoBet, KenoOutcome> = {
  shape: 'instant',
  manifest,
  bet: z.strictObject({
    stake: offeredStake(manifest.stakeSteps),
    picks: z.array(number).check(
      z.minLength(1),
      z.maxLength(MOST_PICKS),
      z.refine((picks) => new Set(picks).size === picks.length),
    ),
  }),
  outcome: kenoOutcome,
  decide({ stake, picks }, draw) {
    const drawn = takeSome(draw, EVERY_NUMBER, DRAWN);
    const hits = drawn.filter((one) => picks.includes(one)).length;
    const pays = paysFor(picks.length, hits);
    // Stakes are whole hundreds of the minor unit, so a hundredth of one is exact.
    return { stake, win: minor((stake * BigInt(pays)) / 100n), outcome: { drawn, hits, pays } };
  },
};
