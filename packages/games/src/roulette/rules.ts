import { minor } from '@maidan/contract/money.ts';
import * as z from 'zod/mini';
import type { InstantRules } from '#game.ts';
import { rouletteBet, type RouletteBet } from './bet.ts';
import { manifest } from './manifest.ts';
import { POCKETS, returnOf, spotOf } from './spots.ts';

export const rouletteOutcome = z.strictObject({
  number: z.int(),
  /** The spots that won. */
  won: z.array(z.string()),
});
export type RouletteOutcome = z.infer<typeof rouletteOutcome>;

export const rouletteRules: InstantRules<RouletteBet, RouletteOutcome> = {
  shape: 'instant',
  manifest,
  bet: rouletteBet,
  outcome: rouletteOutcome,
  decide({ stake, chips }, draw) {
    const number = draw.below(POCKETS);
    let win = 0n;
    const won: string[] = [];
    for (const { spot: id, amount } of chips) {
      const spot = spotOf(id);
      if (spot?.numbers.includes(number) !== true) continue;
      won.push(id);
      win += amount * BigInt(returnOf(spot));
    }
    return { stake, win: minor(win), outcome: { number, won } };
  },
};
