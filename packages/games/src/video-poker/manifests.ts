import { minor } from '@maidan/contract/money.ts';
import type { GameManifest } from '#game.ts';
import { PAY_TABLES, type Variant } from './paytable.ts';

const TAKA = 100;
const STAKES_IN_TAKA = [1, 2, 3, 5, 10, 20, 30, 50, 100, 200, 300, 500];

/**
 * The return with best play, as `best-play.ts` computes it over every deal and every hold. `npm run video-poker-figures` does it again
 * for all four, the test for one.
 */
export const BEST_RETURNS: Readonly<
  Record<Variant, { readonly numerator: number; readonly denominator: number }>
> = {
  'jacks-or-better': { numerator: 19_842_315_923_796, denominator: 19_933_230_517_200 },
  bonus: { numerator: 19_766_982_030_036, denominator: 19_933_230_517_200 },
  'deuces-wild': { numerator: 19_879_070_863_788, denominator: 19_933_230_517_200 },
  joker: { numerator: 24_098_477_988_348, denominator: 24_568_865_521_200 },
};

/** One game of its own in every list for each pay table. */
export function manifestOf(variant: Variant): GameManifest {
  const { numerator, denominator } = BEST_RETURNS[variant];
  return {
    code: `video-poker.${variant}`,
    category: 'RNG',
    rtpBasisPoints: Math.round((numerator / denominator) * 10_000),
    maxWinMultiplier: PAY_TABLES[variant].pays[0]?.[1] ?? 0,
    volatility: 'medium',
    lines: 0,
    features: [],
    stakeSteps: STAKES_IN_TAKA.map((taka) => minor(taka * TAKA)),
    defaultStake: minor(5 * TAKA),
    minimumRoundMs: 1000,
  };
}
