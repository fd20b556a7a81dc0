import { minor, type Money } from '@maidan/contract/money.ts';
import * as z from 'zod/mini';
import type { AnyGameRules, Draw, InstantRules } from '#game.ts';
import { plugRules } from '#game.ts';
import { offeredStake } from '#offered-stake.ts';
import { takeSome } from '#take-some.ts';
import { manifestOf } from './manifest.ts';
import { scratchOutcome, type ScratchOutcome } from './outcome.ts';
import { CARDS, DEFAULT_VARIANT, FIELDS, isVariant, MATCH, prizesOf, type Variant } from './prize-tables.ts';

type ScratchBet = { stake: Money };

export function scratchRulesOf(variant: Variant): InstantRules<ScratchBet, ScratchOutcome> {
  const manifest = manifestOf(variant);
  return {
    shape: 'instant',
    manifest,
    bet: z.strictObject({ stake: offeredStake(manifest.stakeSteps) }),
    outcome: scratchOutcome,
    decide({ stake }, draw) {
      const outcome = printCard(variant, draw);
      return { stake, win: minor(stake * BigInt(outcome.times)), outcome };
    },
  };
}

/** First the prize, by its chance in the table; then fields that show this prize and no other. */
export function printCard(variant: Variant, draw: Draw): ScratchOutcome {
  const times = drawPrize(variant, draw);
  const others = prizesOf(variant).flatMap((prize) =>
    prize.times === times ? [] : Array.from({ length: MATCH - 1 }, () => prize.times),
  );
  const winning = times === 0 ? [] : Array.from({ length: MATCH }, () => times);
  const shown = [...winning, ...takeSome(draw, others, FIELDS - winning.length)];
  return { fields: takeSome(draw, shown, FIELDS), times };
}

function drawPrize(variant: Variant, draw: Draw): number {
  let card = draw.below(CARDS);
  for (const { times, cards } of prizesOf(variant)) {
    if (card < cards) return times;
    card -= cards;
  }
  return 0;
}

/** By the variant that a code names after the dot. The default one has the plain code alone. */
export function scratchRules(variant: string | undefined): AnyGameRules | undefined {
  if (variant === undefined) return plugRules(scratchRulesOf(DEFAULT_VARIANT));
  return isVariant(variant) && variant !== DEFAULT_VARIANT ? plugRules(scratchRulesOf(variant)) : undefined;
}
