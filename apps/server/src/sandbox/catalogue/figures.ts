import type { GameFeature, Volatility } from '@maidan/contract/games/list-filters.ts';
import type { GameManifest } from '@maidan/games/game.ts';
import type { Random } from '#sandbox/random.ts';
import type { SpecialKind } from '#sandbox/titles/special-titles.ts';

/** What a game says of itself, and what it can be found by. */
export type Figures = {
  rtpBasisPoints: number | null;
  volatility: Volatility | null;
  lines: number | null;
  minStakeMinor: number | null;
  features: readonly GameFeature[];
};

/** A title shows the figures of the engine that plays it, and no prettier ones. */
export const figuresOf = (manifest: GameManifest): Figures => ({
  rtpBasisPoints: manifest.rtpBasisPoints,
  volatility: manifest.volatility,
  // Windows that pay anywhere have no lines.
  lines: manifest.lines > 0 ? manifest.lines : null,
  minStakeMinor: Number(manifest.stakeSteps[0] ?? manifest.defaultStake),
  features: manifest.features,
});

const VOLATILITIES = ['low', 'medium', 'high'] as const;
const SLOT_FEATURES: readonly (readonly GameFeature[])[] = [
  [],
  ['free-spins'],
  ['free-spins', 'multiplier'],
  ['cascade', 'multiplier'],
  ['free-spins', 'cascade'],
  ['free-spins', 'buy-in'],
  ['free-spins', 'multiplier', 'buy-in'],
  ['jackpot'],
];

/** What a maker announces of a slot that nothing plays yet. */
export function announcedSlot(random: Random): Figures {
  return {
    rtpBasisPoints: random.between(9_400, 9_780),
    volatility: random.pick(VOLATILITIES),
    lines: random.pick([5, 9, 10, 15, 20, 25, 30, 40, 50, 100]),
    minStakeMinor: random.pick([10, 20, 50, 100, 200, 500]),
    features: random.pick(SLOT_FEATURES),
  };
}

const NO_FEATURES: readonly GameFeature[] = [];
const CLASS_FEATURES: Readonly<Record<NonNullable<SpecialKind['classify']>, readonly GameFeature[]>> = {
  JP: ['jackpot'],
  CRASH: ['multiplier'],
  AC: ['multiplier'],
  SC: NO_FEATURES,
  VP: NO_FEATURES,
  TG: NO_FEATURES,
};

/** Only games of chance on their own have a fixed return; a match or a table of players has none. */
export function announcedFigures(random: Random, kind: SpecialKind): Figures {
  const features = kind.classify === null ? NO_FEATURES : CLASS_FEATURES[kind.classify];
  if (kind.category !== 'RNG') {
    const minStakeMinor = random.pick([100, 500, 1_000]);
    return { rtpBasisPoints: null, volatility: null, lines: null, minStakeMinor, features };
  }
  return {
    rtpBasisPoints: random.between(9_400, 9_780),
    volatility: random.pick(VOLATILITIES),
    lines: kind.classify === 'JP' ? random.pick([9, 20, 25, 40, 50]) : null,
    minStakeMinor: random.pick([50, 100, 200, 500]),
    features,
  };
}
