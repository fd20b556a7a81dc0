import type { TableFigures } from '#live/table-manifest.ts';

/** Where chips lie. `big` and `small` are of one card; a seven is neither. */
export const SPOTS = [
  'dragon',
  'tie',
  'tiger',
  'dragon-small',
  'dragon-big',
  'suited-tie',
  'tiger-small',
  'tiger-big',
] as const;
export type Spot = (typeof SPOTS)[number];

/** What a bet wins on top of its stake, and its house edge in hundredths of a percent, by counting every pair of cards of a full shoe. */
export const PAYS: Readonly<Record<Spot, { readonly to1: number; readonly edgeBasisPoints: number }>> = {
  dragon: { to1: 1, edgeBasisPoints: 373 },
  tiger: { to1: 1, edgeBasisPoints: 373 },
  tie: { to1: 11, edgeBasisPoints: 1_036 },
  'suited-tie': { to1: 50, edgeBasisPoints: 1_398 },
  'dragon-small': { to1: 1, edgeBasisPoints: 769 },
  'dragon-big': { to1: 1, edgeBasisPoints: 769 },
  'tiger-small': { to1: 1, edgeBasisPoints: 769 },
  'tiger-big': { to1: 1, edgeBasisPoints: 769 },
};

/** The return is that of the main bets; every other bet has its own, said on the screen. */
export const DRAGON_TIGER: TableFigures = {
  rtpBasisPoints: 9_627,
  maxWinMultiplier: 51,
  volatility: 'low',
  features: [],
};
