import type { GameFeature, Volatility } from '@maidan/contract/games/list-filters.ts';
import type { GameManifest } from '@maidan/games/game.ts';
import type { Random } from '#sandbox/random.ts';
import type { SpecialKind } from '#sandbox/titles/special-titles.ts';

/** What a game says of itself, and what it can be found by. */
export type Figures = {
  rtpBasisPoints: number | null;
  volatility: Volatility | null;
  lines: number | null;
  /** In stakes. */
  maxWin: number | null;
  minStakeMinor: number | null;
  features: readonly GameFeature[];
};

/** A title shows the figures of the engine that plays it, and no prettier ones. */
export const figuresOf = (manifest: GameManifest): Figures => ({
  rtpBasisPoints: manifest.rtpBasisPoints,
  volatility: manifest.volatility,
  // Windows that pay anywhere have no lines.
  lines: manifest.lines > 0 ? manifest.lines : null,
  maxWin: manifest.maxWinMultiplier,
  minStakeMinor: Number(manifest.stakeSteps[0] ?? manifest.defaultStake),
  features: manifest.features,
});

/** Of something that has more to say than its figures. */
export const onlyFigures = ({
  rtpBasisPoints,
  volatility,
  lines,
  maxWin,
  minStakeMinor,
  features,
}: Figures): Figures => ({
  rtpBasisPoints,
  volatility,
  lines,
  maxWin,
  minStakeMinor,
  features,
});

const NO_FEATURES: readonly GameFeature[] = [];
const CLASS_FEATURES: Readonly<Record<NonNullable<SpecialKind['classify']>, readonly GameFeature[]>> = {
  JP: ['jackpot'],
  CRASH: ['multiplier'],
  AC: ['multiplier'],
  SC: NO_FEATURES,
  VP: NO_FEATURES,
  TG: NO_FEATURES,
};

/**
 * What nothing plays yet promises no return and no lines, only what kind of game it will be; a table says from which stake. Dice that
 * an older world threw for figures are thrown still, so that every title after them keeps its name, number and cover.
 */
export function announcedFigures(random: Random, { category, classify }: SpecialKind): Figures {
  const features = classify === null ? NO_FEATURES : CLASS_FEATURES[classify];
  const none = { rtpBasisPoints: null, volatility: null, lines: null, maxWin: null, features };
  if (category !== 'RNG') return { ...none, minStakeMinor: random.pick([100, 500, 1_000]) };
  for (let thrown = classify === 'JP' ? 4 : 3; thrown > 0; thrown -= 1) random.below(2);
  return { ...none, minStakeMinor: null };
}
