import { minor, parseMoney, type Money } from '@maidan/contract/money.ts';
import { moneyText } from '@maidan/contract/money-text.ts';
import * as z from 'zod/mini';
import type { AnyGameRules, Draw, InstantRules } from '#game.ts';
import { plugRules } from '#game.ts';
import { offeredStake } from '#offered-stake.ts';
import { manifestOf, MOST_CASTS } from './manifest.ts';
import {
  chancesOf,
  KINDS,
  kindsOf,
  RETURN_PERCENT,
  seaOf,
  speciesOf,
  type Kind,
  type Sea,
} from './species.ts';

/** Of each cast, in the order they were made: what it pays in casts; 0: the fish got away. */
const catches = z.strictObject({
  caught: z.array(z.int().check(z.nonnegative())).check(z.minLength(1), z.maxLength(MOST_CASTS)),
});
export type Catches = z.infer<typeof catches>;

/** `fish` names the one of the sea that was aimed at, so that all see the same net; the draw knows its kind alone. */
export const aim = z.strictObject({
  kind: z.enum(KINDS),
  fish: z.int().check(z.nonnegative()),
});
export type Aim = z.infer<typeof aim>;
export type Volley = { stake: Money; cast: Money; aims: Aim[] };

const amount = z.pipe(moneyText, z.transform(parseMoney));

const isWhole = ({ stake, cast, aims }: Volley): boolean => stake === cast * BigInt(aims.length);

/**
 * A round is a few casts that are paid for together. Each is a draw of its own, and its chance is the return divided by what the fish
 * pays: whatever is aimed at, and however often, the same share comes back.
 */
export function fishingRulesOf(sea: Sea): InstantRules<Volley, Catches> {
  const manifest = manifestOf(sea);
  const kinds = new Set<Kind>(kindsOf(sea));
  return {
    shape: 'instant',
    manifest,
    bet: z.pipe(
      z.strictObject({
        stake: amount,
        cast: offeredStake(manifest.stakeSteps),
        aims: z
          .array(aim.check(z.refine(({ kind }) => kinds.has(kind))))
          .check(z.minLength(1), z.maxLength(MOST_CASTS)),
      }),
      z.custom<Volley>(isWhole),
    ),
    outcome: catches,
    decide({ stake, cast, aims }, draw) {
      const caught = aims.map(({ kind }) => catchOf(sea, kind, draw));
      const times = caught.reduce((sum, one) => sum + one, 0);
      return { stake, win: minor(cast * BigInt(times)), outcome: { caught } };
    },
  };
}

/** What one cast at a fish of this kind pays, in casts. */
export function catchOf(sea: Sea, kind: Kind, draw: Draw): number {
  const species = speciesOf(sea).find((each) => each.kind === kind);
  if (!species) throw new RangeError('a fish of another sea');
  if (draw.below(chancesOf(species)) >= RETURN_PERCENT) return 0;
  const { prizes } = species;
  if (!prizes) return species.times;
  let place = draw.below(prizes.reduce((sum, { weight }) => sum + weight, 0));
  for (const { times, weight } of prizes) {
    if (place < weight) return times;
    place -= weight;
  }
  throw new RangeError('no prize stands there');
}

export function fishingRules(variant: string | undefined): AnyGameRules | undefined {
  const sea = seaOf(variant);
  return sea && plugRules(fishingRulesOf(sea));
}
