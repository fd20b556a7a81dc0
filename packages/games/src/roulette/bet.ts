import { minor, parseMoney, type Money } from '@maidan/contract/money.ts';
import { moneyText } from '@maidan/contract/money-text.ts';
import * as z from 'zod/mini';
import { LEAST_CHIP, MOST_ON, MOST_SPOTS, MOST_STAKED } from './limits.ts';
import { spotOf } from './spots.ts';

export type ChipsOn = { readonly spot: string; readonly amount: Money };
export type RouletteBet = { readonly stake: Money; readonly chips: readonly ChipsOn[] };

const chipsOn = z
  .strictObject({
    spot: z.string().check(
      z.maxLength(24),
      z.refine((id) => spotOf(id) !== undefined),
    ),
    amount: z.pipe(moneyText, z.transform(parseMoney)),
  })
  .check(z.refine(({ spot, amount }) => isAllowedOn(spot, amount)));

function isAllowedOn(id: string, amount: Money): boolean {
  const spot = spotOf(id);
  return spot !== undefined && amount > 0n && amount % LEAST_CHIP === 0n && amount <= MOST_ON[spot.kind];
}

/** Many chips in one round: each spot named once, `stake` is their sum. */
export const rouletteBet = z.pipe(
  z.strictObject({
    chips: z.array(chipsOn).check(
      z.minLength(1),
      z.maxLength(MOST_SPOTS),
      z.refine((chips) => new Set(chips.map(({ spot }) => spot)).size === chips.length),
      z.refine((chips) => staked(chips) <= MOST_STAKED),
    ),
  }),
  z.transform(({ chips }): RouletteBet => ({ stake: staked(chips), chips })),
);

export function staked(chips: readonly ChipsOn[]): Money {
  return minor(chips.reduce((sum, { amount }) => sum + amount, 0n));
}
