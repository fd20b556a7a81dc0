import type { Volatility } from '@maidan/contract/games/list-filters.ts';
import { minor } from '@maidan/contract/money.ts';
import type { GameManifest } from '#game.ts';
import { DEFAULT_VARIANT, prizesOf, type Variant } from './prize-tables.ts';

const TAKA = 100;
const PRICES_IN_TAKA = [1, 2, 5, 10, 20, 50, 100, 200, 500];
const VOLATILITY: Readonly<Record<Variant, Volatility>> = { fair: 'medium', river: 'medium', gold: 'high' };

export function manifestOf(variant: Variant): GameManifest {
  return {
    code: variant === DEFAULT_VARIANT ? 'scratch' : `scratch.${variant}`,
    category: 'RNG',
    rtpBasisPoints: 9500,
    maxWinMultiplier: prizesOf(variant)[0]?.times ?? 0,
    volatility: VOLATILITY[variant],
    lines: 0,
    features: [],
    stakeSteps: PRICES_IN_TAKA.map((taka) => minor(taka * TAKA)),
    defaultStake: minor(5 * TAKA),
    minimumRoundMs: 2500,
  };
}

export const manifest = manifestOf(DEFAULT_VARIANT);
